export { CartLink, type CartLinkProps } from '../navigation/CartLink/CartLink.tsx';
export { cartLinkWords } from '../navigation/CartLink/CartLink.words.ts';
