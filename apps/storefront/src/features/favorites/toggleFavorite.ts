import { checkFavorite, listFavorites } from '@mallard/domain/endpoints';
import { ApiFailure } from '@mallard/domain/errors';
import type { Toasts } from '@mallard/ui/Toast';
import { paths } from '../../app/routes.ts';
import type { Services } from '../../app/services.ts';
import { endpointKey } from '../../data/endpointQuery.ts';
import type { ShowError } from '../../data/useErrorToast.ts';
import type { useTranslation } from '../../i18n/useTranslation.ts';
import { addressOf, type ScreenLocation } from '../../navigation/ScreenLocation.tsx';
import { whenSessionKnown } from '../../session/session.ts';
import { type FavoriteChange, favoriteMutation } from './favoriteChange.ts';

interface Means extends Pick<Services, 'actors' | 'address' | 'changeQueue' | 'queryClient' | 'navigation'> {
  place: ScreenLocation;
  /** Whether one that was taken out can be put back at once: where it goes out of sight. */
  offersUndo: boolean;
  t: ReturnType<typeof useTranslation<'shell'>>['t'];
  toasts: Toasts;
  showError: ShowError;
}

/** Adds and removes favourites; whoever is signed out is led to the login and back, and has the heart then. */
export async function toggleFavorite(wish: FavoriteChange, means: Means): Promise<void> {
  const { actors, address, navigation, place, t, toasts } = means;
  if ((await whenSessionKnown(actors)) === 'signedIn') return change(wish, means);
  toasts.show({ message: t('favorite.needsLogin'), tone: 'info', screen: 'next' });
  const here = addressOf(place);
  const end = actors.auth.subscribe(() => {
    const { status, user, demoShop } = actors.auth.read();
    if (status !== 'signedIn' || user === null) return;
    end();
    // Who gave up then, and signs in for something else, is not thinking of it any more.
    const leadsBackHere = address.read().searchParams.get('redirect') === here;
    if (leadsBackHere) change(wish, { ...means, ...demoShop });
  });
  await navigation.go(paths.login(here));
}

function change(wish: FavoriteChange, means: Means): void {
  const { changeQueue, queryClient, offersUndo, t, toasts, showError } = means;
  // Nobody here looks at how it stands, which is what `useMutation` adds.
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey: favoriteMutation,
    mutationFn: async ({ productUuid, isFavorite }: FavoriteChange) => {
      const queue = await changeQueue.open();
      const submitted = await queue.submit({ kind: 'favorite', productUuid, isFavorite });
      if (submitted.state === 'refused') throw new ApiFailure(submitted.error);
      return submitted.state;
    },
    onSuccess: (state, { productUuid, isFavorite }) => {
      const undo = {
        label: t('favorite.undo'),
        onAction: () => void toggleFavorite({ productUuid, isFavorite: true }, means),
      };
      toasts.show({
        message: t(state === 'queued' ? 'favorite.queued' : isFavorite ? 'favorite.added' : 'favorite.removed'),
        key: 'favorite',
        ...(offersUndo && !isFavorite && { action: undo }),
      });
    },
    onError: (error) => showError(error, 'favorite'),
    // The change counts as pending until what the server says is here, so that no heart flickers.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: endpointKey(listFavorites) }),
        queryClient.invalidateQueries({ queryKey: endpointKey(checkFavorite) }),
      ]),
  });
  // What went wrong has been said by then.
  mutation.execute(wish).catch(() => undefined);
}
