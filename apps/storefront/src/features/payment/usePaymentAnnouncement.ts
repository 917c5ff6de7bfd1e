import type { Minor } from '@mallard/domain/money';
import type { PaymentPhase } from '@mallard/state-machines/payment';
import { useAnnounce } from '@mallard/ui/Announcer';
import { usePriceFormat } from '@mallard/ui/usePriceFormat';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** Phases that are not announced: they have no information yet, or result from the shopper's own action. */
const silentPhases = ['reading', 'statusUnavailable', 'ready', 'starting'] as const satisfies PaymentPhase[];
type SilentPhase = (typeof silentPhases)[number];

function isSilent(phase: PaymentPhase): phase is SilentPhase {
  return (silentPhases as readonly PaymentPhase[]).includes(phase);
}

/**
 * Announces each state of the payment, including the initial one.
 *
 * @param amount amount to pay; `undefined` while the order loads
 */
export function usePaymentAnnouncement(phase: PaymentPhase, amount: Minor | undefined): void {
  const { t } = useTranslation('payment');
  const format = usePriceFormat();
  const announce = useAnnounce();
  // Without the currency sign, because many screen reader voices read "¥" as yen.
  const digits = amount === undefined ? undefined : format.formatSpoken(amount);
  const message = digits === undefined || isSilent(phase) ? undefined : t(`announcements.${phase}`, { amount: digits });
  useEffect(() => {
    if (message !== undefined) announce(message, { key: 'payment' });
  }, [message, announce]);
}
