import { Button as AntButton } from 'antd';
import type { ButtonProps } from '../../works/button.tsx';
import { messages } from '../../works/messages.ts';

export function Button({ onPress }: ButtonProps) {
  return <AntButton onClick={onPress}>{messages.addToCart}</AntButton>;
}
