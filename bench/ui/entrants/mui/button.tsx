import MuiButton from '@mui/material/Button';
import type { ButtonProps } from '../../works/button.tsx';
import { word } from '../../works/words.ts';

export function Button({ onPress }: ButtonProps) {
  return (
    <MuiButton variant="contained" onClick={onPress}>
      {word.addToCart}
    </MuiButton>
  );
}
