export { CartBar, type CartBarProps } from '../commerce/CartBar/CartBar.tsx';
export { cartBarWords } from '../commerce/CartBar/CartBar.words.ts';
