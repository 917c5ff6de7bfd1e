import { formatPrice, type Minor } from '@mallard/domain/money';
import { useAnnounce } from '@mallard/ui/Announcer';
import { useEffect } from 'react';
import { useTranslation } from '../../shell/useTranslation.ts';

/**
 * Announces that a payment is being waited for, and that it has arrived.
 *
 * @param amount what is to be paid, undefined while the order is loading
 */
export function usePaymentNews(phase: string, amount: Minor | undefined): void {
  const { t } = useTranslation('payment');
  const announce = useAnnounce();
  // Without its sign, which many voices take for the yen's.
  const digits = amount === undefined ? undefined : formatPrice(amount).slice(1);
  const news =
    digits === undefined
      ? undefined
      : phase === 'waiting'
        ? t('news.waiting', { amount: digits })
        : phase === 'paid'
          ? t('news.paid')
          : undefined;
  useEffect(() => {
    if (news !== undefined) announce(news, { key: 'payment' });
  }, [news, announce]);
}
