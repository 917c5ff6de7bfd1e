export { CartDrawer, type CartDrawerProps } from '../commerce/CartDrawer/CartDrawer.tsx';
export { cartDrawerWords } from '../commerce/CartDrawer/CartDrawer.words.ts';
