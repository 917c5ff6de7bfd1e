/** Lazy-loads `toggleFavorite`; it isn't needed before the first click. */
export const loadToggleFavorite = () => import('./toggleFavorite.ts');
