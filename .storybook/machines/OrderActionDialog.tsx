import type { OrderActionEvent, orderActionMachine } from '@mallard/state-machines/orders';
import { CancelOrderDialog } from '@mallard/ui/CancelOrderDialog';
import { ConfirmOrderDialog } from '@mallard/ui/ConfirmOrderDialog';
import type { SnapshotFrom } from 'xstate';
import type { FaceProps } from './Stage.tsx';
import { useRefusal } from './useRefusal.ts';

type Props = Omit<FaceProps<SnapshotFrom<typeof orderActionMachine>, OrderActionEvent>, 'shop'>;

/** The question before an order is changed, until that is done or given up. */
export function OrderActionDialog({ snapshot, send }: Props) {
  const refusalOf = useRefusal();
  const { action, error } = snapshot.context;
  const question = {
    isOpen: true,
    isPending: snapshot.hasTag('busy'),
    errorMessage: refusalOf(error),
    onOpenChange: () => send({ type: 'order.dismiss' }),
  };
  const answer = (reason?: string) =>
    send(
      snapshot.matches('failed')
        ? { type: 'order.retry' }
        : { type: 'order.confirm', ...(reason !== undefined && { reason }) },
    );
  return action === 'cancel' ? (
    <CancelOrderDialog {...question} isPaid={false} onConfirm={({ text }) => answer(text)} />
  ) : (
    <ConfirmOrderDialog {...question} action={action} onConfirm={() => answer()} />
  );
}
