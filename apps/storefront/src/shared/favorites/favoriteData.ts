import { MAX_PAGE_SIZE } from '@mallard/domain/contract';
import { checkFavorite, listFavorites } from '@mallard/domain/endpoints';
import { ApiFailure, networkError } from '@mallard/domain/errors';
import { useToasts } from '@mallard/ui/Toast';
import { useMutationState } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useScreenLocation } from '../../navigation/ScreenLocation.tsx';
import { NOTHING_QUEUED } from '../../offline/nothingQueued.ts';
import { useServices } from '../../services/services.ts';
import { useOffers } from '../../services/useOffers.ts';
import { useSessionStatus } from '../../session/session.ts';
import { type FavoriteChange, favoriteMutation } from './favoriteChange.ts';
import { loadToggleFavorite } from './loadToggleFavorite.ts';

/** Returns favorite changes that are being sent or queued, the latest per product. Favorite buttons show them immediately. */
export function usePendingFavorites(): ReadonlyMap<string, boolean> {
  const { changeQueue } = useServices();
  const { intents } = useSyncExternalStore(changeQueue.subscribe, changeQueue.read, () => NOTHING_QUEUED);
  const changes = useMutationState({
    filters: { mutationKey: favoriteMutation, status: 'pending' },
    select: ({ state }) => state.variables as FavoriteChange,
  });
  return useMemo(
    () =>
      new Map(
        [...intents.filter((intent) => intent.kind === 'favorite'), ...changes].map(
          ({ productUuid, isFavorite }) => [productUuid, isFavorite] as const,
        ),
      ),
    [intents, changes],
  );
}

/** Returns the ids of the newest 100 favorites, which is more than a screen shows. */
export function useFavoriteIds(): ReadonlySet<string> {
  const isSignedIn = useSessionStatus() === 'signedIn';
  const isEnabled = useOffers()(listFavorites) && isSignedIn;
  const list = useEndpoint(listFavorites, { query: { pageSize: MAX_PAGE_SIZE } }, { isEnabled });
  const pending = usePendingFavorites();
  return useMemo(() => {
    const ids = new Set(isSignedIn ? list.data?.items.map(({ product }) => product.id) : []);
    for (const [id, isFavorite] of pending) {
      if (isFavorite) ids.add(id);
      else ids.delete(id);
    }
    return ids;
  }, [isSignedIn, list.data, pending]);
}

/** Returns whether a product is a favorite; `false` until loaded. */
export function useIsFavorite(productUuid: string): boolean {
  const isSignedIn = useSessionStatus() === 'signedIn';
  const isEnabled = useOffers()(checkFavorite) && isSignedIn;
  const check = useEndpoint(checkFavorite, { query: { productUuid } }, { isEnabled });
  const pending = usePendingFavorites();
  return pending.get(productUuid) ?? (isSignedIn && check.data?.isFavorite === true);
}

/**
 * Returns a function that adds or removes a favorite. Its code is loaded after the page, or with the first click.
 *
 * @param options.offersUndo whether the toast of a removal offers to undo it. @default false
 */
export function useToggleFavorite({ offersUndo = false } = {}): (productUuid: string, isFavorite: boolean) => void {
  const services = useServices();
  const location = useScreenLocation();
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const showError = useErrorToast();

  return async (productUuid, isFavorite) => {
    const code = await loadToggleFavorite().catch(() => null);
    const means = { ...services, location, offersUndo, t, toasts, showError };
    if (code) await code.toggleFavorite({ productUuid, isFavorite }, means);
    else showError(new ApiFailure(networkError()), 'favorite');
  };
}
