export { CartBar, type CartBarProps } from '../commerce/CartBar/CartBar.tsx';
