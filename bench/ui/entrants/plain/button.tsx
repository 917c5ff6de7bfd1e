import type { ButtonProps } from '../../works/button.tsx';
import { messages } from '../../works/messages.ts';

export function Button({ onPress }: ButtonProps) {
  return (
    <button type="button" onClick={onPress}>
      {messages.addToCart}
    </button>
  );
}
