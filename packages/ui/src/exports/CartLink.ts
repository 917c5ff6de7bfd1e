export { CartLink, type CartLinkProps } from '../navigation/CartLink/CartLink.tsx';
