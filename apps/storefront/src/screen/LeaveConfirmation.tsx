import { useLazyPart } from '@mallard/ui/useLazyPart';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useServices } from '../services/services.ts';

const loadLeaveDialog = async () => (await import('./LeaveDialog.tsx')).LeaveDialog;

/** Shows the confirmation dialog while the leave guard asks. If its code can't be loaded, the browser's own dialog asks. */
export function LeaveConfirmation() {
  const { t } = useTranslation('shell');
  const { leaveGuard } = useServices();
  const isAsking = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.isAsking, () => false);
  const { Part: LeaveDialog } = useLazyPart(loadLeaveDialog, isAsking, () =>
    leaveGuard.answer(window.confirm(`${t('unsaved.title')}\n\n${t('unsaved.text')}`)),
  );
  return isAsking && LeaveDialog && <LeaveDialog guard={leaveGuard} />;
}
