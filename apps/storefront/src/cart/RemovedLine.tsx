import type { CartItem } from '@mallard/domain/contract';
import { useAnnounce } from '@mallard/ui/Announcer';
import { Button } from '@mallard/ui/Button';
import { formatOptions } from '@mallard/ui/formatOptions';
import { sharedWords, useWords } from '@mallard/ui/words';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../shell/useTranslation.ts';
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
  const choice = formatOptions(attributes, useWords(sharedWords));
  const text = choice ? t('removedChoice', { title, choice }) : t('removed', { title });
  useEffect(() => {
    announce(text);
    undo.current?.focus({ preventScroll: true });
  }, [announce, text]);
  return (
    <li className={styles.line}>
      <span className={styles.text}>{text}</span>
      <Button ref={undo} size="sm" variant="ghost" className={styles.undo} onPress={onUndo}>
        {t('undo')}
      </Button>
    </li>
  );
}
