import { defineWords } from '../../intl/Words.ts';

export const priceWords = defineWords(
  {
    yuan: '元',
    /** An amount as it is read out; `unit` is the name of a currency. */
    amount: (digits: string, unit: string, isNegative: boolean) => `${isNegative ? '负 ' : ''}${digits} ${unit}`,
    perUnit: (amount: string, unit: string) => `每${unit} ${amount}`,
    nowAndWas: (now: string, was: string) => `现价 ${now}，原价 ${was}`,
    /** The lowest of several prices. */
    from: (lowest: string) => `${lowest}起`,
    nowFromAndWas: (now: string, was: string) => `现价 ${now}起，原价 ${was}`,
    /** Before and after the figures of a lowest price. */
    beforeFrom: '',
    afterFrom: '起',
    free: '免费',
  },
  {
    yuan: 'yuan',
    amount: (digits: string, unit: string, isNegative: boolean) => `${isNegative ? 'minus ' : ''}${digits} ${unit}`,
    perUnit: (amount: string, unit: string) => `${amount} per ${unit}`,
    nowAndWas: (now: string, was: string) => `Now ${now}, was ${was}`,
    from: (lowest: string) => `From ${lowest}`,
    nowFromAndWas: (now: string, was: string) => `Now from ${now}, was ${was}`,
    beforeFrom: 'From',
    afterFrom: '',
    free: 'Free',
  },
);

export type PriceWords = (typeof priceWords)['en-US'];
