import type { ReactNode } from 'react';
import type { Translate } from '../../intl/createTranslate.ts';
import * as styles from './CartLine.css.ts';
import type { LineActionsProps } from './renderActions.tsx';

type SwipeActions = Pick<LineActionsProps, 'onRemove' | 'onSaveForLater'>;

/**
 * Renders the actions that a swipe reveals: a shortcut for touch, hidden from keyboard and screen
 * readers, which have button and menu.
 */
export function renderSwipeActions(
  { onRemove, onSaveForLater }: SwipeActions,
  t: Translate<'commerce', 'CartLine'>,
): ReactNode {
  return (
    <div aria-hidden="true" className={styles.swipe} data-part="swipe">
      {onSaveForLater && (
        <button type="button" tabIndex={-1} className={styles.swipeLater} onClick={onSaveForLater}>
          {t('saveForLater')}
        </button>
      )}
      <button type="button" tabIndex={-1} className={styles.swipeRemove} onClick={onRemove}>
        {t('remove')}
      </button>
    </div>
  );
}
