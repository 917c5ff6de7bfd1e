import { orderStatuses } from '@mallard/domain/rules';
import type { Translate } from '../intl/createTranslate.ts';

/**
 * Returns the name of an order status.
 *
 * @param status as the server sends it, possibly unknown
 */
export function nameOfStatus(status: string, t: Translate<'shared', 'orderStatus'>): string {
  const knownStatus = orderStatuses.find((orderStatus) => orderStatus === status);
  return knownStatus === undefined ? t('unknown') : t(knownStatus);
}
