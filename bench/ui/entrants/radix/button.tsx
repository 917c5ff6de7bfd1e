import { Button as RadixButton } from '@radix-ui/themes';
import type { ButtonProps } from '../../works/button.tsx';
import { messages } from '../../works/messages.ts';

export function Button({ onPress }: ButtonProps) {
  return <RadixButton onClick={onPress}>{messages.addToCart}</RadixButton>;
}
