import {
  type NetworkBanner as Banner,
  bannerOf,
  type NetworkEvent,
  type NetworkSnapshot,
} from '@mallard/state-machines/network';
import { Grid } from '@mallard/ui/Grid';
import { NetworkBanner, type NetworkStatus } from '@mallard/ui/NetworkBanner';
import { ProductCard } from '@mallard/ui/ProductCard';
import { Text } from '@mallard/ui/Text';
import { useMachineMessages } from './messages.ts';
import type { ViewProps } from './Stage.tsx';
import { useSampleProducts } from './useSampleProducts.ts';

const statusOf: Readonly<Record<Banner, NetworkStatus>> = {
  none: 'online',
  offline: 'offline',
  unreachable: 'unreachable',
  checking: 'checking',
  reconnected: 'restored',
};
const SYNCED_AT = Date.parse('2026-03-14T09:52:00+08:00');
/** The fields of a product card that a cart line does not have. */
const cardFields = { sales: 2_310, rating: 4.9, isNew: false, deal: null, onlySkuUuid: null };

/** Shows the network banner above a page. */
export function NetworkView({ snapshot, send }: ViewProps<NetworkSnapshot, NetworkEvent>) {
  const t = useMachineMessages('views');
  const products = useSampleProducts();
  const banner = bannerOf(snapshot);
  return (
    <>
      <NetworkBanner
        status={statusOf[banner]}
        lastSyncedAt={SYNCED_AT}
        isRetrying={banner === 'checking'}
        onRetry={() => send({ type: 'network.check' })}
      />
      <Text tone="muted">{t('page')}</Text>
      <Grid columns={2}>
        {products.slice(0, 2).map(({ productUuid, ...lineProduct }) => (
          <ProductCard key={productUuid} href="#product" product={{ ...lineProduct, ...cardFields, id: productUuid }} />
        ))}
      </Grid>
    </>
  );
}
