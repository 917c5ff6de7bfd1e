import { Button as MantineButton } from '@mantine/core';
import type { ButtonProps } from '../../works/button.tsx';
import { messages } from '../../works/messages.ts';

export function Button({ onPress }: ButtonProps) {
  return <MantineButton onClick={onPress}>{messages.addToCart}</MantineButton>;
}
