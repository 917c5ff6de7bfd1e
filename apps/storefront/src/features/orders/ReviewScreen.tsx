import { EmptyState } from '@mallard/ui/EmptyState';
import { ReviewDrawing } from '@mallard/ui/Illustration';
import { LinkButton } from '@mallard/ui/LinkButton';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useParam } from '../../navigation/ScreenLocation.tsx';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import { ScreenSkeleton } from '../../screen/ScreenSkeleton.tsx';
import { BesideOrder } from './BesideOrder.tsx';
import { OrderError } from './OrderError.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { useOrder } from './useOrder.ts';

/** The review form for the unreviewed line items of a completed order. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['orders', 'shell']);
  const id = useParam('orderUuid');
  const order = useOrder(id);
  if (order.isError && !order.data) return <OrderError error={order.error} onRetry={() => void order.refetch()} />;
  if (!order.data) return <ScreenSkeleton title={t('titles.review')} />;
  const unreviewedItems =
    order.data.status === 'completed' ? order.data.items.filter(({ isReviewed }) => !isReviewed) : [];
  return (
    <BesideOrder order={order.data}>
      <PageTitle>{t('titles.review')}</PageTitle>
      {unreviewedItems.length === 0 ? (
        <EmptyState
          title={t('review.nothing')}
          illustration={<ReviewDrawing />}
          action={<LinkButton href={paths.orders()}>{t('titles.orders')}</LinkButton>}
        />
      ) : (
        <ReviewForm orderUuid={id} items={unreviewedItems} />
      )}
    </BesideOrder>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('orders:titles.review') });
