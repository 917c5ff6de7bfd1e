import { Button as HeroButton } from '@heroui/react';
import type { ButtonProps } from '../../works/button.tsx';
import { word } from '../../works/words.ts';

export function Button({ onPress }: ButtonProps) {
  return <HeroButton onPress={onPress}>{word.addToCart}</HeroButton>;
}
