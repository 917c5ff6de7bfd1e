import { Button as MantineButton } from '@mantine/core';
import type { ButtonProps } from '../../works/button.tsx';
import { word } from '../../works/words.ts';

export function Button({ onPress }: ButtonProps) {
  return <MantineButton onClick={onPress}>{word.addToCart}</MantineButton>;
}
