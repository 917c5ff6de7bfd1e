import { checkFavorite, listFavorites } from '@mallard/domain/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { endpointKey } from '../../data/endpointQuery.ts';

/** A click on a favorite button. */
export interface FavoriteChange {
  productUuid: string;
  /** The state after the change. */
  isFavorite: boolean;
}

/** Key of the mutations that change favorites. */
export const favoriteMutation = ['favorite'];

/**
 * Reloads the favorites that are shown, and marks the other cached ones as stale.
 *
 * @returns resolves when the shown favorites are reloaded
 * @example void invalidateFavorites(queryClient);
 */
export async function invalidateFavorites(queryClient: Pick<QueryClient, 'invalidateQueries'>): Promise<void> {
  const reload = (endpoint: typeof listFavorites | typeof checkFavorite) =>
    queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
  await Promise.all([reload(listFavorites), reload(checkFavorite)]);
}
