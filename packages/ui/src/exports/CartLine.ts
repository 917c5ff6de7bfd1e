export { CartLine, type CartLineProps } from '../commerce/CartLine/CartLine.tsx';
export { cartLineWords } from '../commerce/CartLine/CartLine.words.ts';
