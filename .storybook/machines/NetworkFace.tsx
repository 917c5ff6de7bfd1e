import {
  type NetworkBanner as Banner,
  bannerOf,
  type NetworkEvent,
  type NetworkSnapshot,
} from '@mallard/state-machines/network';
import { NetworkBanner, type NetworkStatus } from '@mallard/ui/NetworkBanner';
import { Surface } from '@mallard/ui/Surface';
import { Text } from '@mallard/ui/Text';
import { useWords } from '@mallard/ui/words';
import { facesWords } from './faces.words.ts';
import type { FaceProps } from './Stage.tsx';

const statusOf: Readonly<Record<Banner, NetworkStatus>> = {
  none: 'online',
  offline: 'offline',
  unreachable: 'unreachable',
  checking: 'checking',
  reconnected: 'restored',
};
const SYNCED_AT = Date.parse('2026-03-14T09:52:00+08:00');

/** The bar above every page. */
export function NetworkFace({ snapshot, send }: FaceProps<NetworkSnapshot, NetworkEvent>) {
  const words = useWords(facesWords);
  const banner = bannerOf(snapshot);
  return (
    <>
      <NetworkBanner
        status={statusOf[banner]}
        lastSyncedAt={SYNCED_AT}
        isRetrying={banner === 'checking'}
        onRetry={() => send({ type: 'network.check' })}
      />
      <Surface>
        <Text tone="muted">{words.page}</Text>
      </Surface>
    </>
  );
}
