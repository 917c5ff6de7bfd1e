import { useLazyPart } from '@mallard/ui/useLazyPart';
import { useSyncExternalStore } from 'react';
import { useServices } from '../app/services.ts';
import { useTranslation } from '../i18n/useTranslation.ts';

/** Hardly anybody is ever asked. */
const loadQuestion = async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion;

/** The question before a screen with unsaved words is left, while it stands. The browser asks it where its code is missing. */
export function LeaveConfirmation() {
  const { t } = useTranslation('shell');
  const { leaveGuard } = useServices();
  const isAsking = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.isAsking, () => false);
  const { Part: LeaveQuestion } = useLazyPart(loadQuestion, isAsking, () =>
    leaveGuard.answer(window.confirm(`${t('unsaved.title')}\n\n${t('unsaved.text')}`)),
  );
  return isAsking && LeaveQuestion && <LeaveQuestion guard={leaveGuard} />;
}
