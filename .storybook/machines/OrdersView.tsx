import type { OrderTab } from '@mallard/domain/contract';
import { allowedActions, orderStatuses } from '@mallard/domain/rules';
import {
  type OrderActionActor,
  type OrderActionEvent,
  type OrdersEvent,
  type OrdersSnapshot,
  tabOf,
} from '@mallard/state-machines/orders';
import { EmptyState } from '@mallard/ui/EmptyState';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { ParcelDrawing } from '@mallard/ui/Illustration';
import { OrderCard } from '@mallard/ui/OrderCard';
import { OrderStatusTabs } from '@mallard/ui/OrderStatusTabs';
import { Skeleton } from '@mallard/ui/Skeleton';
import { useOrders } from './live/useOrders.ts';
import { useMachineMessages } from './messages.ts';
import { OrderActionDialog } from './OrderActionDialog.tsx';
import { useSnapshot, type ViewProps } from './Stage.tsx';

type Props = ViewProps<OrdersSnapshot, OrdersEvent>;

const tabs: readonly OrderTab[] = ['all', ...orderStatuses];

/** Shows the list of orders, and the confirmation before one of them is changed. */
export function OrdersView({ snapshot, send, shop }: Props) {
  const t = useMachineMessages('views');
  const { changes } = snapshot.context;
  const { orders, counts, hasFailed, read } = useOrders(shop, tabOf(snapshot), Object.keys(changes).length);
  return (
    <>
      <OrderStatusTabs
        current={tabOf(snapshot)}
        hrefOf={(tab) => `#${tab}`}
        counts={counts}
        onClick={(event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          const tab = tabs.find((name) => link?.getAttribute('href') === `#${name}`);
          // Following the link would change the URL of the story.
          event.preventDefault();
          if (tab) send({ type: 'tab.choose', tab });
        }}
      />
      {hasFailed && <ErrorPanel kind="network" onRetry={read} />}
      {!hasFailed && orders === undefined && <Skeleton lines={4} />}
      {orders?.length === 0 && <EmptyState illustration={<ParcelDrawing />} title={t('noOrders')} />}
      {orders?.map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          href="#order"
          now={shop.time.now}
          actions={allowedActions(order.status, { hasUnreviewedLines: false })}
          onAction={(action) =>
            send({ type: 'order.request', orderId: order.id, action, status: order.status, hasUnreviewedLines: false })
          }
        />
      ))}
      {Object.entries(changes).map(([orderId, change]) => (
        <ChangeDialog key={orderId} change={change} onEvent={(event) => send({ ...event, orderId })} />
      ))}
    </>
  );
}

function ChangeDialog({ change, onEvent }: { change: OrderActionActor; onEvent: (event: OrderActionEvent) => void }) {
  useSnapshot(change);
  return <OrderActionDialog snapshot={change.getSnapshot()} send={onEvent} />;
}
