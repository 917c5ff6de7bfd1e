import { useMessages } from '../../intl/useMessages.ts';
import { type DrawnPrice, drawPrice } from './drawPrice.tsx';

export interface PriceProps extends DrawnPrice {
  /** What the price is for, in one word: "piece", "metre". */
  unit?: string | undefined;
  /** How nothing is written: as an amount, or as a word. @default 'amount' */
  zero?: 'amount' | 'free' | undefined;
}

/** A price, drawn in parts and spoken as one sentence. The struck price leaves out a fraction of `00`. */
export function Price({ unit, zero, ...price }: PriceProps) {
  const t = useMessages('commerce', 'Price');
  return drawPrice(price, t, {
    currencyName: price.currency?.name,
    inWord: zero === 'free' && price.amount === 0 ? t('free') : undefined,
    unit,
  });
}
