import { type OrdersEvent, type OrdersSnapshot, tabOf } from '@mallard/state-machines/orders';
import { OrderStatusTabs } from '@mallard/ui/OrderStatusTabs';
import { Text } from '@mallard/ui/Text';
import { useWords } from '@mallard/ui/words';
import { facesWords } from './faces.words.ts';
import type { FaceProps } from './MachineStage.tsx';

const counts = { all: 12, unpaid: 1, unshipped: 2, shipped: 3, completed: 5, cancelled: 1 };

/** The tabs above my orders. */
export function OrdersFace({ snapshot }: FaceProps<OrdersSnapshot, OrdersEvent>) {
  const words = useWords(facesWords);
  const changes = Object.keys(snapshot.context.changes).length;
  return (
    <>
      <OrderStatusTabs current={tabOf(snapshot)} hrefOf={(tab) => `#${tab}`} counts={counts} />
      {changes > 0 && <Text>{words.changing(changes)}</Text>}
    </>
  );
}
