import type { OrderActionEvent, orderActionMachine } from '@mallard/state-machines/orders';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { OrderCard } from '@mallard/ui/OrderCard';
import type { SnapshotFrom } from 'xstate';
import { useOrders } from './live/useOrders.ts';
import { useMachineMessages } from './messages.ts';
import { OrderActionDialog } from './OrderActionDialog.tsx';
import type { FaceProps } from './Stage.tsx';

type Props = FaceProps<SnapshotFrom<typeof orderActionMachine>, OrderActionEvent>;

/** The question before an order is changed, and what became of it. */
export function OrderActionFace(props: Props) {
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
