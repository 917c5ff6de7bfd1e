import type { CartItem } from '@mallard/domain/contract';
import { useAnnounce } from '@mallard/ui/Announcer';
import { Button } from '@mallard/ui/Button';
import { formatLineName } from '@mallard/ui/formatOptions';
import { useMessages } from '@mallard/ui/messages';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './RemovedLine.css.ts';

interface RemovedLineProps extends Pick<CartItem, 'title' | 'attributes'> {
  onUndo: () => void;
}

/**
 * Replaces a removed line, with a button that restores it. It is in the list instead of a toast, because the drawer leaves no room
 * for one on phones. Announces the removal and takes the focus.
 */
export function RemovedLine({ title, attributes, onUndo }: RemovedLineProps) {
  const { t } = useTranslation('cart');
  const announce = useAnnounce();
  const undo = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const text = t('removed', { title: formatLineName({ title, attributes }, useMessages('shared', 'common')) });
  useEffect(() => {
    announce(text);
    undo.current?.focus({ preventScroll: true });
  }, [announce, text]);
  return (
    <li className={styles.line}>
      <span id={textId} className={styles.text}>
        {text}
      </span>
      <Button ref={undo} aria-describedby={textId} size="sm" variant="ghost" className={styles.undo} onPress={onUndo}>
        {t('undo')}
      </Button>
    </li>
  );
}
