import type { Order } from '@mallard/domain/contract';
import { useAnnounceChange } from '../../shell/useAnnounceChange.ts';
import { useTranslation } from '../../shell/useTranslation.ts';

/** Announces when an order that is open on the screen moves on: it is paid, shipped, completed or cancelled. */
export function useOrderNews(order: Order | undefined): void {
  const { t, has } = useTranslation('orders');
  const status = order?.status;
  const isKnown = status !== undefined && has(`statuses.${status}`);
  useAnnounceChange(isKnown ? t('news', { status: t(`statuses.${status as 'unpaid'}`) }) : undefined, 'order');
}
