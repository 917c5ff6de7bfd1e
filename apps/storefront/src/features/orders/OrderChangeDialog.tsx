import type { OrderActionActor } from '@mallard/state-machines/orders';
import { CancelOrderDialog } from '@mallard/ui/CancelOrderDialog';
import { ConfirmOrderDialog } from '@mallard/ui/ConfirmOrderDialog';
import { useSelector } from '@xstate/react';
import { useErrorText } from '../../data/useErrorText.ts';
import { useDiscardQuestion } from '../../screen/useDiscardQuestion.tsx';

interface OrderChangeDialogProps {
  change: OrderActionActor;
  /** Whether the order is paid, so that a cancellation leads to a refund. */
  isPaid: boolean;
}

/** Asks for confirmation before an order is changed. Shows the error when the change fails, with a retry. */
export function OrderChangeDialog({ change, isPaid }: OrderChangeDialogProps) {
  const errorText = useErrorText();
  const { action, error } = useSelector(change, (snapshot) => snapshot.context);
  const isPending = useSelector(change, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(change, (snapshot) => snapshot.matches('failed'));
  const { onDirtyChange, requestClose, question } = useDiscardQuestion(() => change.send({ type: 'order.dismiss' }));
  const sharedProps = {
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
  if (action !== 'cancel') return <ConfirmOrderDialog {...sharedProps} action={action} onConfirm={() => confirm()} />;
  return (
    <>
      <CancelOrderDialog
        {...sharedProps}
        isPaid={isPaid}
        onDirtyChange={onDirtyChange}
        onConfirm={({ reason, note, text }) => confirm(note === '' ? reason : text)}
      />
      {question}
    </>
  );
}
