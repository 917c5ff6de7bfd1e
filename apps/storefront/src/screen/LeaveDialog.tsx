import { ConfirmDialog } from '@mallard/ui/ConfirmDialog';
import { useTranslation } from '../i18n/useTranslation.ts';
import type { LeaveGuard } from '../navigation/leaveGuard.ts';

/** Asks whether unsaved changes can be discarded. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const { t } = useTranslation('shell');
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      onConfirm={() => guard.answer(true)}
      onOpenChange={() => guard.answer(false)}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
