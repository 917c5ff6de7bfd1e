import type { ButtonProps } from '../../works/button.tsx';
import { word } from '../../works/words.ts';

export function Button({ onPress }: ButtonProps) {
  return (
    <button type="button" onClick={onPress}>
      {word.addToCart}
    </button>
  );
}
