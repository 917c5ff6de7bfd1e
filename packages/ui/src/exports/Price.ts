export type { Currency } from '../commerce/Price/Currency.ts';
export { Price, type PriceProps } from '../commerce/Price/Price.tsx';
