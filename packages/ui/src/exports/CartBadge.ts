export { CartBadge, type CartBadgeProps } from '../commerce/CartBadge/CartBadge.tsx';
