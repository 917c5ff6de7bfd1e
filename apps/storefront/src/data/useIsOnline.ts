import { bannerOf } from '@mallard/state-machines/network';
import { useSelector } from '@xstate/react';
import { useServices } from '../shell/services.ts';

/** Whether the shop can be reached, as far as known: until the first answer it is taken for granted. */
export function useIsOnline(): boolean {
  const { actors } = useServices();
  return useSelector(actors.network, (snapshot) => ['none', 'reconnected'].includes(bannerOf(snapshot)));
}
