import type { NetworkBanner as State } from '@mallard/state-machines/network';
import { Banner } from '@mallard/ui/Banner';
import { NetworkBanner, type NetworkStatus } from '@mallard/ui/NetworkBanner';
import { useServices } from '../app/services.ts';
import { useTranslation } from '../i18n/useTranslation.ts';

const statuses: Record<State, NetworkStatus> = {
  none: 'online',
  offline: 'offline',
  unreachable: 'unreachable',
  checking: 'checking',
  reconnected: 'restored',
};

/** What is said of the network, inside the region that has it read out. Only loaded once the page stands. */
export function NetworkNotice({ state }: { state: State }) {
  const { t } = useTranslation('shell');
  const { actors, isSample } = useServices();
  return (
    <>
      <NetworkBanner
        role="none"
        status={isSample ? 'online' : statuses[state]}
        onRetry={() => {
          // A browser may not ask again for code that it could not load once.
          if (actors.network.isMissing()) window.location.reload();
          else actors.network.send({ type: 'network.check' });
        }}
      />
      {isSample && <Banner tone="warning">{t('network.demo')}</Banner>}
    </>
  );
}
