import type { Ref } from 'react';
import { ConfirmDialog } from '../../feedback/Dialog/ConfirmDialog.tsx';
import { useMessages } from '../../intl/useMessages.ts';

export interface ConfirmOrderDialogProps {
  /** The action to confirm; for cancelling use `CancelOrderDialog`. */
  action: 'confirm' | 'delete';
  /** Whether it is open; keep it open while `isPending` and after the action failed. */
  isOpen: boolean;
  /** Called with `false` when the shopper closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called on confirmation. */
  onConfirm: () => void;
  /** Whether the action is running. @default false */
  isPending?: boolean | undefined;
  /** Why the action failed. */
  errorMessage?: string | undefined;
  /** Id of the panel. */
  id?: string | undefined;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Asks for confirmation before an order is confirmed as received, or deleted. */
export function ConfirmOrderDialog({ action, ...remainingProps }: ConfirmOrderDialogProps) {
  const t = useMessages('orders', 'ConfirmOrderDialog');
  return (
    <ConfirmDialog
      {...remainingProps}
      title={t(`${action}.title`)}
      confirmLabel={t(`${action}.confirmLabel`)}
      cancelLabel={t('dismiss')}
      tone={action === 'delete' ? 'danger' : 'primary'}
    >
      <p>{t(`${action}.text`)}</p>
    </ConfirmDialog>
  );
}
