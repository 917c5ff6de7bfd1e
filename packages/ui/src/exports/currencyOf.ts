export type { Currency } from '../commerce/Price/Currency.ts';
export { currencyOf } from '../commerce/Price/currencyOf.ts';
