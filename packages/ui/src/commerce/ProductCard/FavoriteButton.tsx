import { useToggle } from '../../actions/ToggleButton/useToggle.ts';
import * as styles from './ProductCard.css.ts';

interface FavoriteButtonProps {
  label: string;
  isFavorite: boolean;
  onChange: (isFavorite: boolean) => unknown;
}

/** The favorite button on a card's picture; CSS renders its icon. */
export function FavoriteButton({ label, isFavorite, onChange }: FavoriteButtonProps) {
  const { isOn, isSaving, ask } = useToggle({ label, isSelected: isFavorite, onChange });
  return (
    <button
      type="button"
      className={styles.favorite}
      aria-label={label}
      aria-pressed={isOn}
      aria-busy={isSaving || undefined}
      onClick={() => ask(!isOn)}
    />
  );
}
