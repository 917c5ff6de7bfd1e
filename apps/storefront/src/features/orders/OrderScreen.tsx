import { getLogistics, listAfterSales, requestAfterSale } from '@mallard/domain/endpoints';
import { allowedActions, isOpenAfterSale } from '@mallard/domain/rules';
import { changeOf } from '@mallard/state-machines/orders';
import { OrderActions } from '@mallard/ui/OrderActions';
import { Stack } from '@mallard/ui/Stack';
import { useSelector } from '@xstate/react';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { usePreload } from '../../hydration/index.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useParam } from '../../navigation/ScreenLocation.tsx';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import { ScreenSkeleton } from '../../screen/ScreenSkeleton.tsx';
import { useServices } from '../../services/services.ts';
import { useOffers } from '../../services/useOffers.ts';
import { useShopTexts } from '../../services/useShopTexts.ts';
import { actionFactsOf } from './afterSaleFacts.ts';
import { LazyOrderChange, loadOrderChangeDialog } from './LazyOrderChange.tsx';
import { OrderAfterSales } from './OrderAfterSales.tsx';
import { OrderError } from './OrderError.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderLogistics } from './OrderLogistics.tsx';
import * as styles from './Orders.css.ts';
import { canStillChange } from './orderLines.ts';
import { useOrder } from './useOrder.ts';
import { useOrderAnnouncement } from './useOrderAnnouncement.ts';
import { useOrdersActor } from './useOrdersActor.ts';

/** Polling interval for an order that can still change, so that the seller's next step shows without a reload. */
const REFRESH_EVERY_MS = 10_000;

/** One order: status, actions, line items, amounts, tracking and facts. */
export const Screen: ScreenModule['Screen'] = () => {
  const { name } = useShopTexts();
  const { t } = useTranslation(['orders', 'shell']);
  const { navigation, now } = useServices();
  const offers = useOffers();
  usePreload(loadOrderChangeDialog);
  const id = useParam('uuid');
  const query = useOrder(id, (cached) => (cached && canStillChange(cached) ? REFRESH_EVERY_MS : false));
  const order = query.data;
  const hasAfterSales = offers(requestAfterSale) && (order?.status === 'shipped' || order?.status === 'completed');
  const afterSales = useEndpoint(
    listAfterSales,
    { params: { id } },
    {
      isEnabled: hasAfterSales,
      refetchEvery: (cached) =>
        cached?.items.some(({ status }) => isOpenAfterSale(status)) ? REFRESH_EVERY_MS : false,
    },
  );
  const requests = (hasAfterSales && afterSales.data?.items) || [];
  const logistics = useEndpoint(
    getLogistics,
    { params: { id } },
    {
      isEnabled: order?.shipTime != null,
      // Stops after a failure until the shopper retries, so that a failure is reported once.
      refetchEvery: (cached) => (cached && order && canStillChange(order) ? REFRESH_EVERY_MS : false),
    },
  );
  const actor = useOrdersActor(
    () => order,
    () => void navigation.go(paths.orders(), { replace: true }),
  );
  const change = useSelector(actor, (snapshot) => changeOf(snapshot, id));
  useOrderAnnouncement(order);

  if (query.isError && !order) return <OrderError error={query.error} onRetry={() => void query.refetch()} />;
  if (!order) return <ScreenSkeleton title={t('titles.order')} />;
  const facts = actionFactsOf(order, now(), offers);
  return (
    <Stack gap={20}>
      <p className={styles.letterhead}>{name}</p>
      <PageTitle>{t('titles.order')}</PageTitle>
      <OrderHead
        order={order}
        onExpire={() => void query.refetch()}
        actions={
          <OrderActions
            className={styles.actions}
            actions={allowedActions(order.status, facts).filter((action) => action !== 'details')}
            hrefs={{
              logistics: '#logistics',
              pay: paths.payment(id),
              review: paths.review(id),
              afterSale: `${paths.afterSale(id)}?new=1`,
            }}
            onAction={(action) =>
              actor.send({ type: 'order.request', orderId: order.id, action, status: order.status, ...facts })
            }
          />
        }
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderItems order={order} />
          {order.shipTime !== null && (
            <OrderLogistics
              logistics={logistics.data}
              isError={logistics.isError}
              onRetry={() => void logistics.refetch()}
            />
          )}
          {/* Below the parcel: requests that load later must not move it. */}
          {requests.length > 0 && <OrderAfterSales order={order} requests={requests} />}
        </div>
        <OrderFacts order={order} />
      </div>
      {change && <LazyOrderChange change={change} isPaid={order.status !== 'unpaid'} />}
    </Stack>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('orders:titles.order') });
