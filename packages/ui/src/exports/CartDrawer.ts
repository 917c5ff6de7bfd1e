export { CartDrawer, type CartDrawerProps } from '../commerce/CartDrawer/CartDrawer.tsx';
