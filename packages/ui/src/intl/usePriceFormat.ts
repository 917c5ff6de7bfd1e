import { createPriceFormat, type PriceFormat } from '@mallard/domain/money';
import { useContext } from 'react';
import { LanguageContext } from './LanguageContext.ts';

/**
 * Returns the format of prices in the currency and language of the nearest `MallardProvider`: the same object until one of
 * them changes.
 *
 * @param ownCurrency ISO 4217 code of another currency
 * @example
 * const price = usePriceFormat();
 * price.format(minor(8900)); // '¥89.00'
 */
export function usePriceFormat(ownCurrency?: string): PriceFormat {
  const { locale, currency } = useContext(LanguageContext);
  return createPriceFormat({ currency: ownCurrency ?? currency, locale });
}
