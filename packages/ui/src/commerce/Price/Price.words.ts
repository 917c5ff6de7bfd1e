import { defineWords } from '../../intl/Words.ts';

export const priceWords = defineWords(
  {
    yuan: '元',
    /** An amount as it is read out; `unit` is the name of a currency. */
    amount: (digits: string, unit: string, isNegative: boolean) => `${isNegative ? '负 ' : ''}${digits} ${unit}`,
    perUnit: (amount: string, unit: string) => `每${unit} ${amount}`,
    nowAndWas: (now: string, was: string) => `现价 ${now}，原价 ${was}`,
    free: '免费',
  },
  {
    yuan: 'yuan',
    amount: (digits: string, unit: string, isNegative: boolean) => `${isNegative ? 'minus ' : ''}${digits} ${unit}`,
    perUnit: (amount: string, unit: string) => `${amount} per ${unit}`,
    nowAndWas: (now: string, was: string) => `Now ${now}, was ${was}`,
    free: 'Free',
  },
);

export type PriceWords = (typeof priceWords)['en-US'];
