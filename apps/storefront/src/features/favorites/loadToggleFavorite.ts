/** Brings what changes favourites: not wanted before the first press. */
export const loadToggleFavorite = () => import('./toggleFavorite.ts');
