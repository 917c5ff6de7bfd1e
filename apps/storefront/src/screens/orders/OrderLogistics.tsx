import type { EndpointData, getLogistics } from '@mallard/domain/contract';
import { Heading } from '@mallard/ui/Heading';
import { LogisticsTrace } from '@mallard/ui/LogisticsTrace';
import { Skeleton } from '@mallard/ui/Skeleton';
import { Surface } from '@mallard/ui/Surface';
import { useTranslation } from '../../shell/useTranslation.ts';
import * as styles from './Orders.css.ts';
import { useNamedPart } from './useNamedPart.ts';

/** Where the parcel is. */
export function OrderLogistics({ logistics }: { logistics: EndpointData<typeof getLogistics> | undefined }) {
  const { t } = useTranslation('orders');
  const section = useNamedPart('logistics');
  return (
    <Surface
      ref={section}
      as="section"
      id="logistics"
      padding={20}
      className={styles.logistics}
      aria-busy={logistics === undefined}
    >
      <Heading level={2} size="subtitle">
        {t('detail.logistics')}
      </Heading>
      {logistics ? (
        <LogisticsTrace
          carrier={logistics.carrier}
          trackingNumber={logistics.trackingNumber}
          events={logistics.events}
        />
      ) : (
        <Skeleton lines={3} />
      )}
    </Surface>
  );
}
