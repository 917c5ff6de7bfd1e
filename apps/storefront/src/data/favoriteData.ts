import { MAX_PAGE_SIZE } from '@mallard/domain/contract';
import { checkFavorite, listFavorites } from '@mallard/domain/endpoints';
import { ApiFailure } from '@mallard/domain/errors';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCart } from '../cart/useCart.ts';
import { paths } from '../routes.ts';
import { useScreenPlace } from '../shell/ScreenLocation.tsx';
import { useServices } from '../shell/services.ts';
import { useSessionStatus, whenKnown } from '../shell/session.ts';
import { useOffers } from '../shell/useOffers.ts';
import { useTranslation } from '../shell/useTranslation.ts';
import { endpointKey } from './endpointQuery.ts';
import { useEndpoint } from './useEndpoint.ts';
import { useErrorText } from './useErrorText.ts';

/** A heart pressed: on which product, and whether it is to be solid. */
interface FavoriteChange {
  productUuid: string;
  isFavorite: boolean;
}

const mutationKey = ['favorite'];

/** What was asked for and is not yet answered, or waits for a network, the latest per product: hearts show it at once. */
function usePendingChanges(): ReadonlyMap<string, boolean> {
  const kept = useCart().view?.favorites;
  const changes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as FavoriteChange,
  });
  return useMemo(
    () =>
      new Map([...(kept ?? []), ...changes.map(({ productUuid, isFavorite }) => [productUuid, isFavorite] as const)]),
    [kept, changes],
  );
}

/** Ids of the products whose heart is solid: the newest hundred favourites, which is more than a screen shows. */
export function useFavoriteIds(): ReadonlySet<string> {
  const isSignedIn = useSessionStatus() === 'signedIn';
  const isEnabled = useOffers()(listFavorites) && isSignedIn;
  const list = useEndpoint(listFavorites, { query: { pageSize: MAX_PAGE_SIZE } }, { isEnabled });
  const pending = usePendingChanges();
  return useMemo(() => {
    const ids = new Set(isSignedIn ? list.data?.items.map(({ product }) => product.id) : []);
    for (const [id, isFavorite] of pending) {
      if (isFavorite) ids.add(id);
      else ids.delete(id);
    }
    return ids;
  }, [isSignedIn, list.data, pending]);
}

/** Whether one product is a favourite; `false` until known. */
export function useIsFavorite(productUuid: string): boolean {
  const isSignedIn = useSessionStatus() === 'signedIn';
  const isEnabled = useOffers()(checkFavorite) && isSignedIn;
  const check = useEndpoint(checkFavorite, { query: { productUuid } }, { isEnabled });
  const pending = usePendingChanges();
  return pending.get(productUuid) ?? (isSignedIn && check.data?.isFavorite === true);
}

/** Adds and removes favourites; whoever is signed out is led to the login and back. */
export function useToggleFavorite(): (productUuid: string, isFavorite: boolean) => void {
  const { actors, cart, queryClient, navigation } = useServices();
  const { pathname, search } = useScreenPlace();
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const errorText = useErrorText();

  const change = useMutation({
    mutationKey,
    mutationFn: async ({ productUuid, isFavorite }: FavoriteChange) => {
      const submitted = await (await cart.open()).pressHeart(productUuid, isFavorite);
      if (submitted.state === 'refused') throw new ApiFailure(submitted.error);
      return submitted.state;
    },
    onSuccess: (state, { isFavorite }) =>
      toasts.show({
        message: t(state === 'kept' ? 'favorite.kept' : isFavorite ? 'favorite.added' : 'favorite.removed'),
        key: 'favorite',
      }),
    onError: (error) => {
      const message = errorText(error);
      if (message !== null) toasts.show({ message, tone: 'danger', key: 'favorite' });
    },
    // The change counts as pending until what the server says is here, so that no heart flickers.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: endpointKey(listFavorites) }),
        queryClient.invalidateQueries({ queryKey: endpointKey(checkFavorite) }),
      ]),
  });

  async function toggle(productUuid: string, isFavorite: boolean) {
    if ((await whenKnown(actors)) === 'signedIn') {
      change.mutate({ productUuid, isFavorite });
      return;
    }
    toasts.show({ message: t('session.needsLogin'), tone: 'info' });
    void navigation.go(paths.login(search === '' ? pathname : `${pathname}?${search}`));
  }

  return (productUuid, isFavorite) => void toggle(productUuid, isFavorite);
}
