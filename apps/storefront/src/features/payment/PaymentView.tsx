import type { Order } from '@mallard/domain/contract';
import { getOrder } from '@mallard/domain/endpoints';
import { toApiError } from '@mallard/domain/errors';
import { Skeleton } from '@mallard/ui/Skeleton';
import { Surface } from '@mallard/ui/Surface';
import { VisuallyHidden } from '@mallard/ui/VisuallyHidden';
import { useState } from 'react';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { LoadingTitle } from '../../screen/LoadingTitle.tsx';
import { ScreenError } from '../../shared/errors/ScreenError.tsx';
import { LazyRecommended } from '../../shared/products/LazyRecommended.ts';
import { OrderLines } from '../../shared/purchase/OrderLines.tsx';
import * as styles from './Payment.css.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { usePaymentTitle } from './paymentMeta.ts';
import { usePaidHistory } from './usePaidHistory.ts';
import { usePaying } from './usePaying.ts';
import { usePaymentAnnouncement } from './usePaymentAnnouncement.ts';

interface PaymentViewProps {
  orderId: string;
  /** Whether the shopper comes from the provider and may have paid. */
  hasReturned: boolean;
}

const payable: ReadonlySet<string> = new Set(['ready', 'starting', 'unconfirmed', 'waiting', 'codeExpired', 'failed']);

/** The payment of one order, from loading to the outcome. It continues in the same state after a reload. */
export function PaymentView({ orderId, hasReturned }: PaymentViewProps) {
  const { t } = useTranslation(['payment', 'shell']);
  const errorText = useErrorText();
  const order = useEndpoint(getOrder, { params: { id: orderId } });
  const paying = usePaying(orderId, hasReturned);
  const { phase } = paying;
  usePaidHistory(orderId, phase);
  usePaymentTitle(orderId, phase);
  usePaymentAnnouncement(phase, order.data?.amounts.total);
  // After the first status check failed, a retry keeps showing the unknown outcome instead of the skeleton.
  const [hasStatusFailed, setHasStatusFailed] = useState(false);
  if (phase === 'statusUnavailable' && !hasStatusFailed) setHasStatusFailed(true);

  if (!order.data) {
    if (!order.error) return <PaymentSkeleton />;
    const { kind } = toApiError(order.error);
    const ordersLink = { href: paths.orders(), label: t('shell:nav.orders') };
    // A malformed id is also a page that does not exist.
    if (kind === 'NotFound' || kind === 'BadRequest') return <ScreenError kind="notFound" link={ordersLink} />;
    return (
      <ScreenError isRetrying={order.isFetching} link={ordersLink} onRetry={() => void order.refetch()}>
        {errorText(order.error)}
      </ScreenError>
    );
  }
  if (phase === 'reading' && !hasStatusFailed) return <PaymentSkeleton />;
  return (
    <div className={styles.screen}>
      <div className={styles.columns}>
        <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
        {payable.has(phase) ? (
          <PaymentForm order={order.data} paying={paying} />
        ) : (
          <PaymentOutcome order={order.data} paying={paying} hasReturned={hasReturned} />
        )}
        <PaidItems order={order.data} />
      </div>
      {phase === 'paid' && <LazyRecommended excludedIds={order.data.items.map(({ productUuid }) => productUuid)} />}
    </div>
  );
}

/** The line items of the order that is being paid. */
function PaidItems({ order: { items } }: { order: Order }) {
  const { t } = useTranslation('payment');
  return (
    <Surface as="section" padding={16} className={styles.order} aria-labelledby="order-items">
      <div className={styles.orderHead}>
        <h2 id="order-items" className={styles.sectionTitle}>
          {t('items')}
        </h2>
        <span className={styles.number}>
          {t('count', { count: items.reduce((sum, { quantity }) => sum + quantity, 0) })}
        </span>
      </div>
      <OrderLines lines={items} />
    </Surface>
  );
}

/** Placeholder while the payment loads. */
function PaymentSkeleton() {
  const { t } = useTranslation(['payment', 'shell']);
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={t('shell:loading')}>
      <LoadingTitle>{t('title')}</LoadingTitle>
      <Skeleton shape="panel" className={styles.panel} />
      <Skeleton shape="panel" className={styles.skeleton} />
      <Skeleton shape="panel" className={styles.skeleton} />
    </div>
  );
}
