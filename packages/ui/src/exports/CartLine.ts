export { CartLine, type CartLineProps } from '../commerce/CartLine/CartLine.tsx';
export type { CartLineItem } from '../commerce/CartLine/CartLineItem.ts';
