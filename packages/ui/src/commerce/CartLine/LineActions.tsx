import { Clock, Heart, HeartOff, Trash2 } from 'lucide-react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { LateMenu } from '../../actions/Menu/LateMenu.tsx';
import type { MenuEntry } from '../../actions/Menu/Menu.tsx';
import { useToggle } from '../../actions/ToggleButton/useToggle.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useWords } from '../../intl/useWords.ts';
import * as styles from './CartLine.css.ts';
import { cartLineWords } from './CartLine.words.ts';

/** What can be done to a line besides buying it. */
export interface LineActionsProps {
  title: string;
  onRemove: () => void;
  onSaveForLater: (() => void) | undefined;
  isFavorite: boolean;
  onFavoriteChange: ((isFavorite: boolean) => unknown) | undefined;
}

/** Removing as a button; with more to do than that, a menu, which is all there is room for in narrow carts. */
export function LineActions({ title, onRemove, onSaveForLater, isFavorite, onFavoriteChange }: LineActionsProps) {
  const words = useWords(cartLineWords);
  const favorite = useToggle({ label: words.favoriteItem(title), isSelected: isFavorite, onChange: onFavoriteChange });
  const more: MenuEntry[] = [];
  if (onSaveForLater) more.push({ id: 'later', label: words.saveForLater, icon: Clock });
  if (onFavoriteChange) {
    more.push({
      id: 'favorite',
      label: favorite.isOn ? words.removeFromFavorites : words.addToFavorites,
      icon: favorite.isOn ? HeartOff : Heart,
    });
  }
  const remove = { id: 'remove', label: words.remove, icon: Trash2, isDanger: true };
  return (
    <div className={styles.actions}>
      {/* Out of the page, not of the tree of the narrow cart: its menu has the same entry. */}
      <div className={more.length > 0 ? styles.wideOnly : undefined}>
        <IconButton className={styles.quietIcon} label={words.removeItem(title)} onPress={onRemove}>
          <Icon glyph={Trash2} />
        </IconButton>
      </div>
      {more.length > 0 && (
        <LateMenu
          className={styles.quietIcon}
          label={words.moreActions(title)}
          items={[...more, remove]}
          onAction={(id) => {
            if (id === 'later') onSaveForLater?.();
            else if (id === 'favorite') favorite.ask(!favorite.isOn);
            else onRemove();
          }}
        />
      )}
    </div>
  );
}
