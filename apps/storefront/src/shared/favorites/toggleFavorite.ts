import type { Toasts } from '@mallard/ui/Toast';
import type { ShowError } from '../../data/useErrorToast.ts';
import type { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { addressOf, type ScreenLocation } from '../../navigation/ScreenLocation.tsx';
import type { Services } from '../../services/services.ts';
import { whenSessionKnown } from '../../session/session.ts';
import { type FavoriteChange, favoriteMutation, invalidateFavorites } from './favoriteChange.ts';

interface ToggleFavoriteDependencies
  extends Pick<Services, 'actors' | 'address' | 'changeQueue' | 'queryClient' | 'navigation'> {
  location: ScreenLocation;
  /** Whether the toast of a removal offers to undo it: for screens that hide the product then. */
  offersUndo: boolean;
  t: ReturnType<typeof useTranslation<'shell'>>['t'];
  toasts: Toasts;
  showError: ShowError;
}

/** Adds or removes a favorite. Guests are sent to the login and back; the favorite is changed once they are signed in. */
export async function toggleFavorite(change: FavoriteChange, dependencies: ToggleFavoriteDependencies): Promise<void> {
  const { actors, address, navigation, location, t, toasts } = dependencies;
  if ((await whenSessionKnown(actors)) === 'signedIn') return changeFavorite(change, dependencies);
  toasts.show({ message: t('favorite.needsLogin'), tone: 'info', screen: 'next' });
  const here = addressOf(location);
  const end = actors.auth.subscribe(() => {
    const { status, user, demoShop } = actors.auth.read();
    if (status !== 'signedIn' || user === null) return;
    end();
    // A user who left the login and signs in for another reason does not expect the change any more.
    const leadsBackHere = address.read().searchParams.get('redirect') === here;
    if (leadsBackHere) changeFavorite(change, { ...dependencies, ...demoShop });
  });
  await navigation.go(paths.login(here));
}

function changeFavorite(change: FavoriteChange, dependencies: ToggleFavoriteDependencies): void {
  const { changeQueue, queryClient, offersUndo, t, toasts, showError } = dependencies;
  // No component reads its state, which `useMutation` would add.
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey: favoriteMutation,
    mutationFn: async ({ productUuid, isFavorite }: FavoriteChange) => {
      const queue = await changeQueue.open();
      const { state } = await queue.submit({ kind: 'favorite', productUuid, isFavorite });
      return state;
    },
    onSuccess: (state, { productUuid, isFavorite }) => {
      const undo = {
        label: t('favorite.undo'),
        onAction: () => void toggleFavorite({ productUuid, isFavorite: true }, dependencies),
      };
      toasts.show({
        message: t(state === 'queued' ? 'favorite.queued' : isFavorite ? 'favorite.added' : 'favorite.removed'),
        key: 'favorite',
        ...(offersUndo && !isFavorite && { action: undo }),
      });
    },
    onError: (error) => showError(error, 'favorite'),
    // The change stays pending until the server's favorites are loaded, so that no favorite button flickers.
    onSettled: () => invalidateFavorites(queryClient),
  });
  // `onError` has shown the error.
  mutation.execute(change).catch(() => undefined);
}
