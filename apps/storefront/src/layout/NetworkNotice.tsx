import type { NetworkBanner as State } from '@mallard/state-machines/network';
import { Banner } from '@mallard/ui/Banner';
import { NetworkBanner, type NetworkStatus } from '@mallard/ui/NetworkBanner';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useServices } from '../services/services.ts';

const statuses: Record<State, NetworkStatus> = {
  none: 'online',
  offline: 'offline',
  unreachable: 'unreachable',
  checking: 'checking',
  reconnected: 'restored',
};

/** Shows the state of the network, inside the live region that announces it. Loaded after the first view. */
export function NetworkNotice({ state }: { state: State }) {
  const { t } = useTranslation('shell');
  const { actors, isSample } = useServices();
  return (
    <>
      <NetworkBanner
        role="none"
        status={isSample ? 'online' : statuses[state]}
        onRetry={() => {
          // Browsers may cache a failed import, so only a new document can load the code.
          if (actors.network.hasLoadError()) window.location.reload();
          else actors.network.send({ type: 'network.check' });
        }}
      />
      {isSample && <Banner tone="warning">{t('network.demo')}</Banner>}
    </>
  );
}
