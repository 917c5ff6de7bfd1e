/** A click on a favorite button. */
export interface FavoriteChange {
  productUuid: string;
  /** The state after the change. */
  isFavorite: boolean;
}

/** Key of the mutations that change favorites. */
export const favoriteMutation = ['favorite'];
