import { Plus } from 'lucide-react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useWords } from '../../intl/useWords.ts';
import * as styles from './ProductCard.css.ts';
import { productCardWords } from './ProductCard.words.ts';

export interface ProductCardAddProps {
  /** The product's name. */
  title: string;
  /** Whether options are asked for first. */
  asksOptions: boolean;
  /** Whether the product is on its way into the cart; no second press is taken. */
  isPending: boolean;
  /** Id of the sentence that says why the last press failed. */
  errorId: string | undefined;
  onPress: () => void;
}

/** The round button that puts the product of a card into the cart. */
export function ProductCardAdd({ title, asksOptions, isPending, errorId, onPress }: ProductCardAddProps) {
  const words = useWords(productCardWords);
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={words.addToCart(title)}
      aria-haspopup={asksOptions ? 'dialog' : undefined}
      aria-busy={isPending || undefined}
      aria-describedby={errorId}
      onClick={() => {
        if (!isPending) onPress();
      }}
    >
      {isPending ? <Spinner label="" /> : <Icon glyph={Plus} />}
    </button>
  );
}
