import { Button as RadixButton } from '@radix-ui/themes';
import type { ButtonProps } from '../../works/button.tsx';
import { word } from '../../works/words.ts';

export function Button({ onPress }: ButtonProps) {
  return <RadixButton onClick={onPress}>{word.addToCart}</RadixButton>;
}
