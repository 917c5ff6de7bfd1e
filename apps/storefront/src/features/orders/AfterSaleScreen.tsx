import type { AfterSale } from '@mallard/domain/contract';
import { listAfterSales } from '@mallard/domain/endpoints';
import { afterSaleKindsOf, afterSaleStatuses, allowedAfterSaleActions, isOpenAfterSale } from '@mallard/domain/rules';
import { EmptyState } from '@mallard/ui/EmptyState';
import { formatLineName } from '@mallard/ui/formatOptions';
import { ParcelDrawing } from '@mallard/ui/Illustration';
import { LinkButton } from '@mallard/ui/LinkButton';
import { useMessages } from '@mallard/ui/messages';
import { afterSaleName, RefundStatus, type RefundStatusProps } from '@mallard/ui/RefundStatus';
import { useSelector } from '@xstate/react';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useLazyDialog } from '../../hydration/index.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useParam, useSearchParams } from '../../navigation/ScreenLocation.tsx';
import type { ScreenModule, TitleContext } from '../../navigation/screenModule.ts';
import { useAnnounceChange } from '../../react/useAnnounceChange.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import { ScreenSkeleton } from '../../screen/ScreenSkeleton.tsx';
import { useUnsaved } from '../../screen/useUnsaved.ts';
import { useServices } from '../../services/services.ts';
import { AfterSaleForm } from './AfterSaleForm.tsx';
import { afterSaleOrderOf, claimableItems, furtherRequest } from './afterSaleFacts.ts';
import { BesideOrder } from './BesideOrder.tsx';
import { OrderError } from './OrderError.tsx';
import * as styles from './Orders.css.ts';
import { useAfterSaleActor } from './useAfterSaleActor.ts';
import { useOrder } from './useOrder.ts';

/** Polling interval for open requests, so that the seller's reply shows without a reload. */
const REFRESH_EVERY_MS = 5_000;

const loadDialog = async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog;

/** The returns and refunds of one order: the form for a new request, or the requests with their progress. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation('orders');
  const { now } = useServices();
  const errorText = useErrorText();
  const id = useParam('orderUuid');
  const isNew = useSearchParams().has('new');
  const order = useOrder(id);
  const list = useEndpoint(
    listAfterSales,
    { params: { id } },
    {
      refetchEvery: (cached) =>
        cached?.items.some(({ status }) => isOpenAfterSale(status)) ? REFRESH_EVERY_MS : false,
    },
  );
  const actor = useAfterSaleActor(id);
  const snapshot = useSelector(actor, (current) => current);
  const { change, error } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const errorMessage = (error && errorText(error)) ?? undefined;
  const isWithdrawing = change?.type === 'withdraw';
  const dismiss = () => actor.send({ type: 'change.dismiss' });
  const WithdrawDialog = useLazyDialog(loadDialog, isWithdrawing, dismiss);

  const failed = [order, list].find(({ isError, data }) => isError && !data);
  if (failed) return <OrderError error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!order.data || !list.data) return <ScreenSkeleton />;
  const { items: requests } = list.data;
  const kinds = afterSaleKindsOf(afterSaleOrderOf(order.data), now());
  const claimable = kinds.length > 0 ? claimableItems(order.data, requests) : [];
  const canRequest = claimable.length > 0;
  const isForm = canRequest && (isNew || requests.length === 0);
  return (
    <BesideOrder order={order.data}>
      <PageTitle>{t(isForm ? 'titles.afterSale' : 'titles.afterSales')}</PageTitle>
      <p className={styles.next}>
        <a href={paths.order(id)}>{t('afterSale.ofOrder', { number: order.data.orderNumber })}</a>
      </p>
      {isForm && (
        <AfterSaleForm
          order={order.data}
          requests={requests}
          kinds={kinds}
          isPending={isBusy}
          errorMessage={errorMessage}
          onSubmit={(request) => actor.send({ type: 'request.submit', request })}
        />
      )}
      {!isForm && requests.length === 0 && (
        <EmptyState
          title={t('afterSale.unavailable')}
          illustration={<ParcelDrawing />}
          action={<LinkButton href={paths.order(id)}>{t('titles.order')}</LinkButton>}
        >
          {t('afterSale.unavailableHint')}
        </EmptyState>
      )}
      {!isForm &&
        requests.map((request) => {
          const isShipped = change?.type === 'ship' && change.id === request.id;
          return (
            <AfterSaleRequest
              key={request.id}
              request={request}
              item={order.data.items.find((item) => item.id === request.orderItemUuid)}
              actions={allowedAfterSaleActions(request)}
              isPending={isBusy && isShipped}
              errorMessage={isShipped ? errorMessage : undefined}
              onWithdraw={() => actor.send({ type: 'withdraw.ask', afterSale: request })}
              onShip={(trackingNumber) => actor.send({ type: 'ship.submit', afterSale: request, trackingNumber })}
            />
          );
        })}
      {!isForm && requests.length > 0 && canRequest && (
        <LinkButton variant="quiet" href={`${paths.afterSale(id)}?new=1`}>
          {t(`afterSale.further.${furtherRequest(claimable, requests)}`)}
        </LinkButton>
      )}
      {isWithdrawing && WithdrawDialog && (
        <WithdrawDialog
          isPending={isBusy}
          errorMessage={errorMessage}
          onDismiss={dismiss}
          onConfirm={() => actor.send({ type: error ? 'change.retry' : 'withdraw.confirm' })}
        />
      )}
    </BesideOrder>
  );
};

/** Returns the cached requests that the screen shows, the newest first; none when it shows the form. */
function cachedRequests({ queryClient, locale, params, search }: TitleContext): readonly AfterSale[] {
  if (search.has('new')) return [];
  const input = { params: { id: params.orderUuid ?? '' } };
  return queryClient.getQueryData<{ items: AfterSale[] }>(endpointKey(listAfterSales, locale, input))?.items ?? [];
}

export const title: NonNullable<ScreenModule['title']> = (context) =>
  context.t(cachedRequests(context).length > 0 ? 'orders:titles.afterSales' : 'orders:titles.afterSale');

export const meta: ScreenModule['meta'] = (context) => {
  const [newest] = cachedRequests(context);
  if (!newest) return { title: title(context) };
  // A newer server may return a status that has no message here.
  const status = afterSaleStatuses.find((candidate) => candidate === newest.status);
  const name = context.t(status ? `ui/orders:afterSale.statuses.${status}` : 'ui/orders:afterSale.unknown');
  return { title: `${name} · ${title(context)}` };
};

/** Statuses that result from the shopper's own action. They are not announced again, because a toast already does it. */
const ownStatuses: ReadonlySet<string> = new Set(['returning', 'withdrawn']);

/** One request with its progress. Announces status changes made by the seller or the system. */
function AfterSaleRequest({ request, item, ...props }: Omit<RefundStatusProps, 'padding' | 'onDirtyChange'>) {
  const { t } = useTranslation('orders');
  const tAfterSale = useMessages('orders', 'afterSale');
  const tShared = useMessages('shared', 'common');
  const { status } = request;
  const announcement = t('afterSale.statusAnnouncement', {
    item: item ? formatLineName(item, tShared) : t('titles.afterSales'),
    status: afterSaleName('statuses', status, tAfterSale),
  });
  useAnnounceChange(announcement, `afterSale:${request.id}`, ownStatuses.has(status));
  const markUnsaved = useUnsaved();
  return <RefundStatus {...props} request={request} item={item} padding={20} onDirtyChange={markUnsaved} />;
}
