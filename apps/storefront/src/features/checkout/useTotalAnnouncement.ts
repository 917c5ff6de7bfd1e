import type { OrderPreview } from '@mallard/domain/contract';
import { usePriceFormat } from '@mallard/ui/usePriceFormat';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useAnnounceChange } from '../../react/useAnnounceChange.ts';
import type { Ordering } from './useOrdering.ts';

/** Announces the total after a change, such as another coupon, once the server has priced it. */
export function useTotalAnnouncement(
  preview: OrderPreview,
  { isStale, disabledReason }: Pick<Ordering, 'isStale' | 'disabledReason'>,
): void {
  const { t } = useTranslation('checkout');
  const format = usePriceFormat();
  const { amounts, savings } = preview;
  // Without the currency sign, because many screen reader voices read "¥" as yen.
  const [amount, saved] = [amounts.total, savings].map(format.formatSpoken);
  const message =
    savings > 0 ? t('totalAnnouncementWithSavings', { amount, saved }) : t('totalAnnouncement', { amount });
  // A total that the shopper must accept first is announced by its own alert.
  useAnnounceChange(isStale || disabledReason === 'newTotal' ? undefined : message, 'checkout');
}
