/** Brings what puts things into the cart: not wanted before the first press. */
export const loadAddToCart = () => import('./addToCart.ts');
