export { CartBadge, type CartBadgeProps } from '../commerce/CartBadge/CartBadge.tsx';
export { cartBadgeWords } from '../commerce/CartBadge/CartBadge.words.ts';
