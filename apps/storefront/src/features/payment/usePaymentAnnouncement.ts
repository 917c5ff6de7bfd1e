import { formatPrice, type Minor } from '@mallard/domain/money';
import type { PaymentPhase } from '@mallard/state-machines/payment';
import { useAnnounce } from '@mallard/ui/Announcer';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** Phases that say nothing yet, or that the shopper has just caused on this page. */
const silent = ['reading', 'statusUnavailable', 'ready', 'starting'] as const satisfies PaymentPhase[];
type Silent = (typeof silent)[number];

function isSilent(phase: PaymentPhase): phase is Silent {
  return (silent as readonly PaymentPhase[]).includes(phase);
}

/**
 * Announces each state of the payment, also the one that the shopper finds on arrival.
 *
 * @param amount what is to be paid, undefined while the order is loading
 */
export function usePaymentAnnouncement(phase: PaymentPhase, amount: Minor | undefined): void {
  const { t } = useTranslation('payment');
  const announce = useAnnounce();
  // Without its sign, which many voices take for the yen's.
  const digits = amount === undefined ? undefined : formatPrice(amount).slice(1);
  const news = digits === undefined || isSilent(phase) ? undefined : t(`news.${phase}`, { amount: digits });
  useEffect(() => {
    if (news !== undefined) announce(news, { key: 'payment' });
  }, [news, announce]);
}
