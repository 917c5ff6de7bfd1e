import { type NetworkBanner as Banner, bannerOf } from '@mallard/state-machines/network';
import { NetworkBanner, type NetworkStatus } from '@mallard/ui/NetworkBanner';
import { useSelector } from '@xstate/react';
import { useServices } from './services.ts';

const statuses: Record<Banner, NetworkStatus> = {
  none: 'online',
  offline: 'offline',
  unreachable: 'unreachable',
  checking: 'checking',
  reconnected: 'restored',
};

/** Says when the shop cannot be reached, and tries again on request. */
export function NetworkNews() {
  const { actors } = useServices();
  const banner = useSelector(actors.network, bannerOf);
  return <NetworkBanner status={statuses[banner]} onRetry={() => actors.network.send({ type: 'network.check' })} />;
}
