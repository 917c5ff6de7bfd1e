export { CartLine, type CartLineProps } from '../commerce/CartLine/CartLine.tsx';
