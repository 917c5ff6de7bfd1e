import type { OrderActionEvent, orderActionMachine } from '@mallard/state-machines/orders';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { OrderCard } from '@mallard/ui/OrderCard';
import type { SnapshotFrom } from 'xstate';
import { useOrders } from './live/useOrders.ts';
import { useMachineMessages } from './messages.ts';
import { OrderActionDialog } from './OrderActionDialog.tsx';
import type { ViewProps } from './Stage.tsx';

type Props = ViewProps<SnapshotFrom<typeof orderActionMachine>, OrderActionEvent>;

/** Shows the confirmation before an order is changed, and the result. */
export function OrderActionView(props: Props) {
  const t = useMachineMessages('views');
  const { snapshot, shop } = props;
  const isOver = snapshot.status === 'done';
  const { orders } = useOrders(shop, 'all', isOver);
  const { orderId } = snapshot.context;
  const order = orders?.find(({ id }) => id === orderId);
  return (
    <>
      {snapshot.matches('done') && <InlineAlert tone="success" title={t('orderCancelled')} />}
      {snapshot.matches('dismissed') && <InlineAlert title={t('dismissed')} />}
      {order && <OrderCard order={order} href="#order" actions={[]} onAction={() => {}} now={shop.time.now} />}
      {!isOver && <OrderActionDialog {...props} />}
    </>
  );
}
