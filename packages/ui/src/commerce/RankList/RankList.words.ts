import { defineWords } from '../../intl/Words.ts';

export const rankListWords = defineWords(
  { rank: (place: number) => `第 ${place} 名` },
  { rank: (place: number) => `Number ${place}` },
);
