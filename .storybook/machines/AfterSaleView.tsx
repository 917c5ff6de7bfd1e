import { type AfterSale, listAfterSales, type Order } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { allowedAfterSaleActions, lineRefund } from '@mallard/domain/rules';
import type { AfterSaleEvent, AfterSaleSnapshot } from '@mallard/state-machines/orders';
import { ConfirmDialog } from '@mallard/ui/ConfirmDialog';
import { useMessages } from '@mallard/ui/messages';
import { RefundForm } from '@mallard/ui/RefundForm';
import { RefundStatus } from '@mallard/ui/RefundStatus';
import { useEffect, useState } from 'react';
import { useOrders } from './live/useOrders.ts';
import type { ViewProps } from './Stage.tsx';
import { useErrorMessage } from './useErrorMessage.ts';

/** Shows the returns and refunds of the demo account's shipped order, and the form for another one. */
export function AfterSaleView({ snapshot, send, shop }: ViewProps<AfterSaleSnapshot, AfterSaleEvent>) {
  const t = useMessages('orders', 'RefundStatus');
  const errorMessageOf = useErrorMessage();
  const isBusy = snapshot.hasTag('busy');
  const { change, error } = snapshot.context;
  const { orders } = useOrders(shop, 'shipped', isBusy);
  const order = orders?.[0];
  const [requests, setRequests] = useState<readonly AfterSale[]>([]);
  useEffect(() => {
    if (order) void readRequests(order);
    async function readRequests({ id }: Order) {
      const answer = await shop.otherDevice.tryCall(listAfterSales, { params: { id } });
      if (answer.ok) setRequests(answer.data.items);
    }
  }, [shop, order]);
  if (!order) return null;
  const items = order.items.filter(({ claimedQuantity }) => claimedQuantity === 0);
  const errorMessage = errorMessageOf(error);
  return (
    <>
      {requests.map((request) => (
        <RefundStatus
          key={request.id}
          request={request}
          item={order.items.find(({ id }) => id === request.orderItemUuid)}
          actions={allowedAfterSaleActions(request)}
          isPending={isBusy}
          onWithdraw={() => send({ type: 'withdraw.ask', afterSale: request })}
          onShip={(trackingNumber) => send({ type: 'ship.submit', afterSale: request, trackingNumber })}
        />
      ))}
      {items.length > 0 && (
        <RefundForm
          items={items}
          kinds={['refundOnly']}
          amountsOf={(id, quantity) => amountsOf(items.find((item) => item.id === id) ?? items[0], quantity)}
          isPending={isBusy && change?.type === 'request'}
          errorMessage={change?.type === 'request' ? errorMessage : undefined}
          onSubmit={(draft) => send({ type: 'request.submit', request: draft })}
        />
      )}
      <ConfirmDialog
        isOpen={change?.type === 'withdraw'}
        title={t('withdraw')}
        confirmLabel={t('withdraw')}
        tone="danger"
        isPending={isBusy}
        errorMessage={errorMessage}
        onConfirm={() => send({ type: error ? 'change.retry' : 'withdraw.confirm' })}
        onOpenChange={() => send({ type: 'change.dismiss' })}
      />
    </>
  );
}

function amountsOf(item: Order['items'][number] | undefined, quantity: number) {
  const zero = { goods: minor(0), discount: minor(0), amount: minor(0) };
  const { goods, discount, amount } = item ? lineRefund(item, [], quantity) : zero;
  return { goods, discount, shipping: minor(0), total: amount };
}
