import type { Translate } from '../intl/createTranslate.ts';

/**
 * Returns the name of a kind, reason or status of a return or refund, or a general one for an
 * unknown code.
 *
 * @example afterSaleName('statuses', 'approved', t) // 'Approved'
 */
export function afterSaleName(
  group: 'kinds' | 'reasons' | 'statuses',
  code: string,
  t: Translate<'orders', 'afterSale'>,
): string {
  const key = `${group}.${code}`;
  return t.has(key) ? t(key) : t('unknown');
}
