import type { Minor } from '@mallard/domain/money';
import { usePriceFormat } from '@mallard/ui/usePriceFormat';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** Returns a function that formats a price range, such as "Up to ¥300"; `undefined` without bounds. */
export function usePriceRange() {
  const { t } = useTranslation('category');
  const format = usePriceFormat();
  const formatBound = (bound: Minor | null | undefined) =>
    bound === null || bound === undefined ? '' : format.format(bound, { decimals: false });
  return (minPrice: Minor | null | undefined, maxPrice: Minor | null | undefined) => {
    const [min, max] = [formatBound(minPrice), formatBound(maxPrice)];
    if (min === '' && max === '') return undefined;
    const key = min === '' ? 'priceTo' : max === '' ? 'priceFrom' : 'priceBetween';
    return t(`filters.${key}`, { min, max });
  };
}
