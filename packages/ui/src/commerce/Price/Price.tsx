import { useMessages } from '../../intl/useMessages.ts';
import { type DrawnPrice, renderPrice } from './renderPrice.tsx';

export interface PriceProps extends DrawnPrice {
  /** Unit of the price, in one word: "piece", "meter". */
  unit?: string | undefined;
  /** Format of 0: as an amount, or as a word. @default 'amount' */
  zero?: 'amount' | 'free' | undefined;
}

/** A price with styled parts, announced as one sentence. The struck price omits a fraction of `00`. */
export function Price({ unit, zero, ...price }: PriceProps) {
  const t = useMessages('commerce', 'Price');
  return renderPrice(price, t, {
    currencyName: price.currency?.name,
    inWord: zero === 'free' && price.amount === 0 ? t('free') : undefined,
    unit,
  });
}
