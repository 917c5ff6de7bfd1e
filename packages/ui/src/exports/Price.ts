export { Price, type PriceProps } from '../commerce/Price/Price.tsx';
export { priceWords } from '../commerce/Price/Price.words.ts';
export type { PriceCurrency } from '../commerce/Price/priceParts.ts';
