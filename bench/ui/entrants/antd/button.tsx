import { Button as AntButton } from 'antd';
import type { ButtonProps } from '../../works/button.tsx';
import { word } from '../../works/words.ts';

export function Button({ onPress }: ButtonProps) {
  return <AntButton onClick={onPress}>{word.addToCart}</AntButton>;
}
