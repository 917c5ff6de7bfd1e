import type { OrderActionActor } from '@mallard/state-machines/orders';
import { CancelOrderDialog } from '@mallard/ui/CancelOrderDialog';
import { ConfirmOrderDialog } from '@mallard/ui/ConfirmOrderDialog';
import { useSelector } from '@xstate/react';
import { useErrorText } from '../../data/useErrorText.ts';

interface OrderChangeDialogProps {
  change: OrderActionActor;
  /** Whether the order is paid, so that giving it up brings a refund. */
  isPaid: boolean;
}

/** Asks before an order is changed, says why it could not be, and lets the shopper try again. */
export function OrderChangeDialog({ change, isPaid }: OrderChangeDialogProps) {
  const errorText = useErrorText();
  const { action, error } = useSelector(change, (snapshot) => snapshot.context);
  const isPending = useSelector(change, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(change, (snapshot) => snapshot.matches('failed'));
  const shared = {
    isOpen: true,
    isPending,
    errorMessage: hasFailed && error ? (errorText(error) ?? undefined) : undefined,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) change.send({ type: 'order.dismiss' });
    },
  };
  const confirm = (reason?: string) =>
    change.send(
      hasFailed ? { type: 'order.retry' } : { type: 'order.confirm', ...(reason !== undefined && { reason }) },
    );
  return action === 'cancel' ? (
    <CancelOrderDialog
      {...shared}
      isPaid={isPaid}
      onConfirm={({ reason, note, text }) => confirm(note === '' ? reason : text)}
    />
  ) : (
    <ConfirmOrderDialog {...shared} action={action} onConfirm={() => confirm()} />
  );
}
