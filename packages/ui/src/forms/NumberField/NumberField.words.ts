import { defineWords } from '../../intl/Words.ts';

export const numberFieldWords = defineWords(
  {
    increase: (label: string) => `增加${label}`,
    decrease: (label: string) => `减少${label}`,
    atLeast: (limit: string) => `最少 ${limit}`,
    atMost: (limit: string) => `最多 ${limit}`,
  },
  {
    increase: (label: string) => `Increase ${label}`,
    decrease: (label: string) => `Decrease ${label}`,
    atLeast: (limit: string) => `At least ${limit}`,
    atMost: (limit: string) => `At most ${limit}`,
  },
);
