import { useWords } from '../../intl/useWords.ts';
import * as styles from './CartLine.css.ts';
import { cartLineWords } from './CartLine.words.ts';
import type { LineActionsProps } from './LineActions.tsx';

/** What a swipe uncovers: a shortcut for fingers to what button and menu do, so nobody else meets it. */
export function SwipeActions({ onRemove, onSaveForLater }: Pick<LineActionsProps, 'onRemove' | 'onSaveForLater'>) {
  const words = useWords(cartLineWords);
  return (
    <div aria-hidden="true" className={styles.swipe} data-part="swipe">
      {onSaveForLater && (
        <button type="button" tabIndex={-1} className={styles.swipeLater} onClick={onSaveForLater}>
          {words.saveForLater}
        </button>
      )}
      <button type="button" tabIndex={-1} className={styles.swipeRemove} onClick={onRemove}>
        {words.remove}
      </button>
    </div>
  );
}
