import { ConfirmDialog } from '@mallard/ui/ConfirmDialog';
import { useTranslation } from '../../i18n/useTranslation.ts';

interface WithdrawDialogProps {
  isPending: boolean;
  errorMessage: string | undefined;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** Asks for confirmation before a return or refund request is withdrawn. */
export function WithdrawDialog({ isPending, errorMessage, onConfirm, onDismiss }: WithdrawDialogProps) {
  const { t } = useTranslation('orders');
  return (
    <ConfirmDialog
      isOpen
      title={t('afterSale.withdraw.title')}
      confirmLabel={t('afterSale.withdraw.confirm')}
      cancelLabel={t('afterSale.withdraw.keep')}
      tone="danger"
      isPending={isPending}
      errorMessage={errorMessage}
      onConfirm={onConfirm}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDismiss();
      }}
    >
      <p>{t('afterSale.withdraw.text')}</p>
    </ConfirmDialog>
  );
}
