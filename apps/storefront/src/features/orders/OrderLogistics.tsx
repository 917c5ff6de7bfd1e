import { Heading } from '@mallard/ui/Heading';
import { Surface } from '@mallard/ui/Surface';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './Orders.css.ts';
import { ParcelTrace, type ParcelTraceProps } from './ParcelTrace.tsx';
import { useFragmentSection } from './useFragmentSection.ts';

/** The tracking events of an order's parcel. */
export function OrderLogistics(props: ParcelTraceProps) {
  const { t } = useTranslation('orders');
  const section = useFragmentSection('logistics');
  return (
    <Surface ref={section} as="section" id="logistics" padding={20} className={styles.logistics}>
      <Heading level={2} size="subtitle">
        {t('detail.logistics')}
      </Heading>
      <ParcelTrace {...props} />
    </Surface>
  );
}
