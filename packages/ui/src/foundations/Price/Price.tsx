import type { Translate } from '../../intl/createTranslate.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { type RenderedPrice, renderPrice } from './renderPrice.tsx';
import { usePriceMessages } from './usePriceMessages.ts';

export interface PriceProps extends RenderedPrice {
  /** ISO 4217 code of another currency than the provider's; the amounts are in its minor units. */
  currency?: string | undefined;
  /** Unit of the price, in one word: "piece", "meter". */
  unit?: string | undefined;
  /** Format of 0: as an amount, or as a word. @default 'amount' */
  zero?: 'amount' | 'free' | undefined;
}

/** A price with styled parts, announced as one sentence. The struck price omits a fraction of zero. */
export function Price({ currency, unit, zero, ...price }: PriceProps) {
  const t: Translate<'foundations', 'Price'> = usePriceMessages();
  return renderPrice(price, t, usePriceFormat(currency), {
    inWord: zero === 'free' && price.amount === 0 ? t('free') : undefined,
    unit,
  });
}
