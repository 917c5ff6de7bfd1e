import type { Ref } from 'react';
import { ConfirmDialog } from '../../feedback/Dialog/ConfirmDialog.tsx';
import { useMessages } from '../../intl/useMessages.ts';

export interface ConfirmOrderDialogProps {
  /** What is about to be done; cancelling has a dialog of its own. */
  action: 'confirm' | 'delete';
  /** Whether it is open; keep it open while `isPending` and when the action failed. */
  isOpen: boolean;
  /** Called with `false` when the shopper thinks better of it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called on a yes. */
  onConfirm: () => void;
  /** Whether the action runs. @default false */
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

/** Asks before the receipt of an order is confirmed, or an order deleted. */
export function ConfirmOrderDialog({ action, ...rest }: ConfirmOrderDialogProps) {
  const t = useMessages('commerce', 'ConfirmOrderDialog');
  return (
    <ConfirmDialog
      {...rest}
      title={t(`${action}.title`)}
      confirmLabel={t(`${action}.confirmLabel`)}
      cancelLabel={t('dismiss')}
      tone={action === 'delete' ? 'danger' : 'primary'}
    >
      <p>{t(`${action}.text`)}</p>
    </ConfirmDialog>
  );
}
