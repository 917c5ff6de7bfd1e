export type { Currency } from '../commerce/Price/Currency.ts';
export { Price, type PriceProps } from '../commerce/Price/Price.tsx';
export { priceWords } from '../commerce/Price/Price.words.ts';
