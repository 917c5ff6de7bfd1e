import type { NetworkBanner as Banner } from '@mallard/state-machines/network';
import { Banner as Notice } from '@mallard/ui/Banner';
import { NetworkBanner, type NetworkStatus } from '@mallard/ui/NetworkBanner';
import { useServices } from './services.ts';
import { useNetwork } from './useNetwork.ts';
import { useTranslation } from './useTranslation.ts';

const statuses: Record<Banner, NetworkStatus> = {
  none: 'online',
  offline: 'offline',
  unreachable: 'unreachable',
  checking: 'checking',
  reconnected: 'restored',
};

/** Says when the shop cannot be reached, and tries again on request; to the demo account, that it is in no real shop. */
export function NetworkNews() {
  const { t } = useTranslation('shell');
  const { actors, isSample } = useServices();
  const banner = useNetwork((view) => view.banner);
  return (
    <>
      <NetworkBanner
        status={isSample ? 'online' : statuses[banner]}
        onRetry={() => {
          // A browser may not ask again for code that it could not load once.
          if (actors.network.isMissing()) window.location.reload();
          else actors.network.send({ type: 'network.check' });
        }}
      />
      <div role="status">{isSample && <Notice tone="warning">{t('network.demo')}</Notice>}</div>
    </>
  );
}
