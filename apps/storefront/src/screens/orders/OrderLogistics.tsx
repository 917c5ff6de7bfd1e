import type { EndpointData, getLogistics } from '@mallard/domain/contract';
import { Heading } from '@mallard/ui/Heading';
import { LogisticsTrace } from '@mallard/ui/LogisticsTrace';
import { Surface } from '@mallard/ui/Surface';
import { useTranslation } from '../../shell/useTranslation.ts';
import * as styles from './Orders.css.ts';
import { useNamedPart } from './useNamedPart.ts';

interface OrderLogisticsProps {
  logistics: EndpointData<typeof getLogistics> | undefined;
  /** Whether they could not be asked for. */
  isError: boolean;
  onRetry: () => void;
}

/** Where the parcel is. */
export function OrderLogistics({ logistics, isError, onRetry }: OrderLogisticsProps) {
  const { t } = useTranslation('orders');
  const section = useNamedPart('logistics');
  const { carrier, trackingNumber, events } = logistics ?? { carrier: null, trackingNumber: null, events: [] };
  return (
    <Surface ref={section} as="section" id="logistics" padding={20} className={styles.logistics}>
      <Heading level={2} size="subtitle">
        {t('detail.logistics')}
      </Heading>
      <LogisticsTrace
        {...{ carrier, trackingNumber, events, onRetry }}
        status={logistics ? 'ready' : isError ? 'error' : 'loading'}
      />
    </Surface>
  );
}
