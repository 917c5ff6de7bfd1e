export { CartLine, type CartLineProps } from '../commerce/CartLine/CartLine.tsx';
export { cartLineWords } from '../commerce/CartLine/CartLine.words.ts';
export type { CartLineItem } from '../commerce/CartLine/CartLineItem.ts';
