import type { OrderActionActor } from '@mallard/state-machines/orders';
import { CancelOrderDialog } from '@mallard/ui/CancelOrderDialog';
import { ConfirmOrderDialog } from '@mallard/ui/ConfirmOrderDialog';
import { useSelector } from '@xstate/react';
import { useErrorText } from '../../data/useErrorText.ts';
import { useDiscardQuestion } from '../../navigation/useDiscardQuestion.tsx';

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
  const { onDirtyChange, requestClose, question } = useDiscardQuestion(() => change.send({ type: 'order.dismiss' }));
  const shared = {
    isOpen: true,
    isPending,
    errorMessage: hasFailed && error ? (errorText(error) ?? undefined) : undefined,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) requestClose();
    },
  };
  const confirm = (reason?: string) =>
    change.send(
      hasFailed ? { type: 'order.retry' } : { type: 'order.confirm', ...(reason !== undefined && { reason }) },
    );
  if (action !== 'cancel') return <ConfirmOrderDialog {...shared} action={action} onConfirm={() => confirm()} />;
  return (
    <>
      <CancelOrderDialog
        {...shared}
        isPaid={isPaid}
        onDirtyChange={onDirtyChange}
        onConfirm={({ reason, note, text }) => confirm(note === '' ? reason : text)}
      />
      {question}
    </>
  );
}
