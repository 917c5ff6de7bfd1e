import { defineWords } from '../../intl/Words.ts';
import { nameOfCurrency, type PriceCurrency } from './currencies.ts';

const zhNames: Partial<Record<string, string>> = { CNY: '元', JPY: '日元', USD: '美元', EUR: '欧元' };
const enNames: Partial<Record<string, string>> = { CNY: 'yuan', JPY: 'yen', USD: 'dollars', EUR: 'euros' };

export const priceWords = defineWords(
  {
    /** An amount as it is read out. */
    amount: (digits: string, currency: PriceCurrency, isNegative: boolean) =>
      `${isNegative ? '负 ' : ''}${digits} ${zhNames[currency] ?? nameOfCurrency(currency, 'zh-CN')}`,
    perUnit: (amount: string, unit: string) => `每${unit} ${amount}`,
    nowAndWas: (now: string, was: string) => `现价 ${now}，原价 ${was}`,
    free: '免费',
  },
  {
    amount: (digits: string, currency: PriceCurrency, isNegative: boolean) =>
      `${isNegative ? 'minus ' : ''}${digits} ${enNames[currency] ?? nameOfCurrency(currency, 'en-US')}`,
    perUnit: (amount: string, unit: string) => `${amount} per ${unit}`,
    nowAndWas: (now: string, was: string) => `Now ${now}, was ${was}`,
    free: 'Free',
  },
);

export type PriceWords = (typeof priceWords)['en-US'];
