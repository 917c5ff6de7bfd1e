import MuiButton from '@mui/material/Button';
import type { ButtonProps } from '../../works/button.tsx';
import { messages } from '../../works/messages.ts';

export function Button({ onPress }: ButtonProps) {
  return (
    <MuiButton variant="contained" onClick={onPress}>
      {messages.addToCart}
    </MuiButton>
  );
}
