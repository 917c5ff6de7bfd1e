import type { Order } from '@mallard/domain/contract';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useAnnounceChange } from '../../react/useAnnounceChange.ts';

/** Announces a status change of the displayed order, such as paid, shipped, completed or cancelled. */
export function useOrderAnnouncement(order: Order | undefined): void {
  const { t, has } = useTranslation('orders');
  const status = order?.status;
  const isKnown = status !== undefined && has(`statuses.${status}`);
  useAnnounceChange(
    isKnown ? t('statusAnnouncement', { status: t(`statuses.${status as 'unpaid'}`) }) : undefined,
    'order',
  );
}
