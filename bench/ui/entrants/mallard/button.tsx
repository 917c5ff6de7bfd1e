import { Button as MallardButton } from '@mallard/ui/Button';
import type { ButtonProps } from '../../works/button.tsx';
import { messages } from '../../works/messages.ts';

export function Button({ onPress }: ButtonProps) {
  return <MallardButton onPress={onPress}>{messages.addToCart}</MallardButton>;
}
