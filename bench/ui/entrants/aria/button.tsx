import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps } from '../../works/button.tsx';
import { messages } from '../../works/messages.ts';

export function Button({ onPress }: ButtonProps) {
  return <AriaButton onPress={onPress}>{messages.addToCart}</AriaButton>;
}
