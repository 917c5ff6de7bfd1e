import type { OrderActionEvent, orderActionMachine } from '@mallard/state-machines/orders';
import { CancelOrderDialog } from '@mallard/ui/CancelOrderDialog';
import { ConfirmOrderDialog } from '@mallard/ui/ConfirmOrderDialog';
import type { SnapshotFrom } from 'xstate';
import type { ViewProps } from './Stage.tsx';
import { useErrorMessage } from './useErrorMessage.ts';

type Props = Omit<ViewProps<SnapshotFrom<typeof orderActionMachine>, OrderActionEvent>, 'shop'>;

/** Asks for confirmation before an order is changed, until the change is done or dismissed. */
export function OrderActionDialog({ snapshot, send }: Props) {
  const errorMessageOf = useErrorMessage();
  const { action, error } = snapshot.context;
  const dialogProps = {
    isOpen: true,
    isPending: snapshot.hasTag('busy'),
    errorMessage: errorMessageOf(error),
    onOpenChange: () => send({ type: 'order.dismiss' }),
  };
  const confirm = (reason?: string) =>
    send(
      snapshot.matches('failed')
        ? { type: 'order.retry' }
        : { type: 'order.confirm', ...(reason !== undefined && { reason }) },
    );
  return action === 'cancel' ? (
    <CancelOrderDialog {...dialogProps} isPaid={false} onConfirm={({ text }) => confirm(text)} />
  ) : (
    <ConfirmOrderDialog {...dialogProps} action={action} onConfirm={() => confirm()} />
  );
}
