export type { PriceCurrency } from '../commerce/Price/currencies.ts';
export { Price, type PriceProps } from '../commerce/Price/Price.tsx';
export { priceWords } from '../commerce/Price/Price.words.ts';
