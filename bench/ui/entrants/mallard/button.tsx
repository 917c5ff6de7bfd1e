import { Button as MallardButton } from '@mallard/ui/Button';
import type { ButtonProps } from '../../works/button.tsx';
import { word } from '../../works/words.ts';

export function Button({ onPress }: ButtonProps) {
  return <MallardButton onPress={onPress}>{word.addToCart}</MallardButton>;
}
