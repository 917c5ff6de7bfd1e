import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { useToggle } from '../../actions/ToggleButton/useToggle.ts';
import { LazyMenu } from '../../feedback/Menu/LazyMenu.tsx';
import type { MenuEntry } from '../../feedback/Menu/Menu.tsx';
import { Clock, Heart, HeartOff, Trash2 } from '../../foundations/Icon/glyphs.ts';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './CartLine.css.ts';

interface LineActionsProps {
  /** The product with its options. */
  name: string;
  onRemove: () => void;
  onSaveForLater: (() => void) | undefined;
  isFavorite: boolean;
  onFavoriteChange: ((isFavorite: boolean) => unknown) | undefined;
}

/** The remove button; with further actions, a menu, the only thing that fits in narrow carts. */
export function LineActions(props: LineActionsProps) {
  const { name, onRemove, onSaveForLater, onFavoriteChange } = props;
  const t = useMessages('cart', 'CartLine');
  const removeButton = (
    <IconButton className={styles.removeIcon} label={t('removeItem', { title: name })} onPress={onRemove}>
      {null}
    </IconButton>
  );
  if (!onSaveForLater && !onFavoriteChange) return <div className={styles.actions}>{removeButton}</div>;
  return (
    <div className={styles.actions}>
      {/* Hidden in a narrow cart, where the menu has the same entry. */}
      <div className={styles.wideOnly}>{removeButton}</div>
      <LineMenu {...props} />
    </div>
  );
}

function LineMenu({ name, onRemove, onSaveForLater, isFavorite, onFavoriteChange }: LineActionsProps) {
  const t = useMessages('cart', 'CartLine');
  const favorite = useToggle({
    label: t('favoriteItem', { title: name }),
    isSelected: isFavorite,
    onChange: onFavoriteChange,
  });
  const items: MenuEntry[] = [];
  if (onSaveForLater) items.push({ id: 'later', label: t('saveForLater'), icon: Clock });
  if (onFavoriteChange) {
    items.push({
      id: 'favorite',
      label: favorite.isOn ? t('removeFromFavorites') : t('addToFavorites'),
      icon: favorite.isOn ? HeartOff : Heart,
    });
  }
  items.push({ id: 'remove', label: t('remove'), icon: Trash2, tone: 'danger' });
  return (
    <LazyMenu
      className={styles.quietIcon}
      label={t('moreActions', { title: name })}
      items={items}
      onAction={(id) => {
        if (id === 'later') onSaveForLater?.();
        else if (id === 'favorite') favorite.ask(!favorite.isOn);
        else onRemove();
      }}
    />
  );
}

/**
 * Actions that a swipe reveals: a shortcut for touch, hidden from keyboard and screen readers, which
 * have button and menu.
 */
export function SwipeActions({ onRemove, onSaveForLater }: Pick<LineActionsProps, 'onRemove' | 'onSaveForLater'>) {
  const t = useMessages('cart', 'CartLine');
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
