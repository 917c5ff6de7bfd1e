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
 * The place of a line that was removed, with a button that puts it back. In the list and not in a toast, for which a drawer leaves
 * no room on phones. Announces the removal, and takes the focus of the line.
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
