import { Button as HeroButton } from '@heroui/react';
import type { ButtonProps } from '../../works/button.tsx';
import { messages } from '../../works/messages.ts';

export function Button({ onPress }: ButtonProps) {
  return <HeroButton onPress={onPress}>{messages.addToCart}</HeroButton>;
}
