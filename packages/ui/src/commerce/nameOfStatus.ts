import { orderStatuses } from '@mallard/domain/rules';
import type { Translate } from '../intl/createTranslate.ts';

/**
 * Names a status of an order.
 *
 * @param status as the server wrote it, perhaps one that this version does not know
 */
export function nameOfStatus(status: string, t: Translate<'commerce', 'orderStatus'>): string {
  const known = orderStatuses.find((one) => one === status);
  return known === undefined ? t('unknown') : t(known);
}
