import { type Order, type OrderTab, orderTabs } from '@mallard/domain/contract';
import { getLogistics, listOrders } from '@mallard/domain/endpoints';
import { allowedActions } from '@mallard/domain/rules';
import { cutToLimit, KEYWORD_MAX_LENGTH, normalizeLine } from '@mallard/domain/validation';
import { changeOf } from '@mallard/state-machines/orders';
import { EmptyState } from '@mallard/ui/EmptyState';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { ParcelDrawing } from '@mallard/ui/Illustration';
import { LinkButton } from '@mallard/ui/LinkButton';
import { OrderCard, type OrderCardProps } from '@mallard/ui/OrderCard';
import { OrderStatusTabs } from '@mallard/ui/OrderStatusTabs';
import { Pagination } from '@mallard/ui/Pagination';
import { Stack } from '@mallard/ui/Stack';
import { useQueries } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { endpointQuery } from '../../data/endpointQuery.ts';
import { pageOf } from '../../data/pageOf.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useLastPage } from '../../data/useLastPage.ts';
import { usePreload } from '../../hydration/index.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths, queryString } from '../../navigation/routes.ts';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import { ScreenSkeleton } from '../../screen/ScreenSkeleton.tsx';
import { useServices } from '../../services/services.ts';
import { useOffers } from '../../services/useOffers.ts';
import { useLocale } from '../../services/usePreferences.ts';
import { actionFactsOf } from './afterSaleFacts.ts';
import { LazyOrderChange, loadOrderChangeDialog } from './LazyOrderChange.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import * as styles from './Orders.css.ts';
import { canStillChange } from './orderLines.ts';
import { ParcelPanel } from './ParcelPanel.tsx';
import { useOrdersActor } from './useOrdersActor.ts';

/** Polling interval while an order can still change, so that updates from the seller or another tab show without a reload. */
const REFRESH_EVERY_MS = 15_000;

/** The shopper's orders with their actions, one tab per status. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['orders', 'shell']);
  const { navigation, now } = useServices();
  const offers = useOffers();
  usePreload(loadOrderChangeDialog);
  const errorText = useErrorText();
  const search = useSearchParams();
  const tab = orderTabs.find((candidate) => candidate === search.get('tab')) ?? 'all';
  const page = pageOf(search);
  const urlKeyword = normalizeLine(search.get('keyword') ?? '');
  // Truncates the keyword for the request. The search field shows the full keyword with an error.
  const keyword = cutToLimit(urlKeyword, KEYWORD_MAX_LENGTH).text.trim();
  const list = useEndpoint(
    listOrders,
    { query: { tab, pageNumber: page, ...(keyword !== '' && { keyword }) } },
    {
      keepsPrevious: true,
      refetchEvery: (cached) => (cached?.items.some(canStillChange) ? REFRESH_EVERY_MS : false),
    },
  );
  const isBeyondEnd = useLastPage(page, list.isPlaceholderData ? undefined : list.data?.totalPages);
  const items = list.data?.items ?? [];
  const factsOf = (order: Order) => actionFactsOf(order, now(), offers);
  const tracking = useTracking(items);
  const parcel = items.find(({ status }) => status === 'shipped');
  const actor = useOrdersActor((id) => items.find((order) => order.id === id));
  const changedOrderIds = useSelector(actor, (snapshot) => Object.keys(snapshot.context.changes));
  const snapshot = actor.getSnapshot();

  return (
    <Stack gap={20}>
      <PageTitle>{t('titles.orders')}</PageTitle>
      <div className={styles.bar}>
        <OrderStatusTabs
          className={styles.tabs}
          current={tab}
          hrefOf={(key) => hrefOf({ tab: key, keyword })}
          counts={list.data?.counts}
        />
        <OrderSearch keyword={urlKeyword} onSearch={(next) => void navigation.go(hrefOf({ tab, keyword: next }))} />
      </div>
      {(list.isPending || isBeyondEnd) && <ScreenSkeleton />}
      {list.isError && !list.data && (
        <ErrorPanel onRetry={() => void list.refetch()}>{errorText(list.error)}</ErrorPanel>
      )}
      {list.data && items.length === 0 && !isBeyondEnd && <OrdersEmpty keyword={keyword} />}
      <div className={parcel && styles.columns}>
        <Stack gap={16} aria-busy={list.isPlaceholderData}>
          {items.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              href={paths.order(order.id)}
              tracking={tracking.get(order.id)}
              onExpire={() => void list.refetch()}
              actions={allowedActions(order.status, factsOf(order))}
              hrefs={{
                details: paths.order(order.id),
                logistics: `${paths.order(order.id)}#logistics`,
                pay: paths.payment(order.id),
                review: paths.review(order.id),
                afterSale: `${paths.afterSale(order.id)}?new=1`,
              }}
              onAction={(action) =>
                actor.send({
                  type: 'order.request',
                  orderId: order.id,
                  action,
                  status: order.status,
                  ...factsOf(order),
                })
              }
            />
          ))}
        </Stack>
        {parcel && <ParcelPanel key={parcel.id} order={parcel} />}
      </div>
      {list.data && list.data.totalPages > 1 && !isBeyondEnd && (
        <Pagination
          page={page}
          pageCount={list.data.totalPages}
          hrefOf={(number) => hrefOf({ tab, keyword, page: number })}
        />
      )}
      {changedOrderIds.map((id) => {
        const change = changeOf(snapshot, id);
        const isPaid = items.some((order) => order.id === id && order.status !== 'unpaid');
        return change && <LazyOrderChange key={id} change={change} isPaid={isPaid} />;
      })}
    </Stack>
  );
};

/** Returns the URL of the orders of a tab, a keyword and a page. */
function hrefOf(query: { tab: OrderTab; keyword: string; page?: number }): string {
  return paths.orders() + queryString(query);
}

function OrdersEmpty({ keyword }: { keyword: string }) {
  const { t } = useTranslation(['orders', 'shell']);
  const isSearch = keyword !== '';
  return (
    <EmptyState
      title={isSearch ? t('noMatch', { keyword }) : t('empty')}
      illustration={<ParcelDrawing />}
      action={
        <LinkButton href={isSearch ? paths.orders() : paths.category()}>
          {isSearch ? t('showAll') : t('shell:continueShopping')}
        </LinkButton>
      }
    >
      {isSearch ? t('noMatchHint') : t('emptyHint')}
    </EmptyState>
  );
}

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('orders:titles.orders') });

/** Returns the latest tracking event of shipped orders, by order id; `null` while it loads. */
function useTracking(orders: readonly Order[]): ReadonlyMap<string, OrderCardProps['tracking']> {
  const { client } = useServices();
  const locale = useLocale();
  const shippedOrders = orders.filter(({ status }) => status === 'shipped');
  const traces = useQueries({
    queries: shippedOrders.map(({ id }) => endpointQuery(client, locale, getLogistics, { params: { id } })),
  });
  return new Map(
    shippedOrders.map(({ id }, index) => {
      const { isPending = true, data } = traces[index] ?? {};
      const newest = data?.events[0];
      const href = `${paths.order(id)}#logistics`;
      return [id, isPending ? null : newest && { text: newest.text, time: newest.time, href }];
    }),
  );
}
