import { bannerOf } from '@mallard/state-machines/network';
import { useSelector } from '@xstate/react';
import { useServices } from '../shell/services.ts';

/**
 * Whether the shop that answers can be reached, as far as known: until the first answer it is taken for granted. The sample shop
 * always can.
 */
export function useIsOnline(): boolean {
  const { actors, isSample } = useServices();
  const isConnected = useSelector(actors.network, (snapshot) => ['none', 'reconnected'].includes(bannerOf(snapshot)));
  return isSample || isConnected;
}
