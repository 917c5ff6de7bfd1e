import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps } from '../../works/button.tsx';
import { word } from '../../works/words.ts';

export function Button({ onPress }: ButtonProps) {
  return <AriaButton onPress={onPress}>{word.addToCart}</AriaButton>;
}
