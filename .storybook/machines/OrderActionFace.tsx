import type { OrderActionEvent, orderActionMachine } from '@mallard/state-machines/orders';
import { CancelOrderDialog } from '@mallard/ui/CancelOrderDialog';
import { Text } from '@mallard/ui/Text';
import { useWords } from '@mallard/ui/words';
import type { SnapshotFrom } from 'xstate';
import { facesWords } from './faces.words.ts';
import type { FaceProps } from './MachineStage.tsx';

/** The question before an order is cancelled, and what became of it. */
export function OrderActionFace({
  snapshot,
  send,
}: FaceProps<SnapshotFrom<typeof orderActionMachine>, OrderActionEvent>) {
  const words = useWords(facesWords);
  const { error } = snapshot.context;
  if (snapshot.matches('done')) return <Text>{words.done}</Text>;
  if (snapshot.matches('dismissed')) return <Text>{words.dismissed}</Text>;
  return (
    <>
      <Text>{words.asked}</Text>
      <CancelOrderDialog
        isOpen
        isPaid={false}
        isPending={snapshot.hasTag('busy')}
        errorMessage={error ? `${words.refused} (${error.code})` : undefined}
        onOpenChange={() => send({ type: 'order.dismiss' })}
        onConfirm={({ reason }) =>
          send(snapshot.matches('failed') ? { type: 'order.retry' } : { type: 'order.confirm', reason })
        }
      />
    </>
  );
}
