import type { Localized } from './types.ts';

/** A text as `[Chinese, English]`, or one string for numbers and units that are the same in both. */
export type Words = readonly [chinese: string, english: string] | string;

/** Matches the space between a number and its unit, where a line must not break. */
const beforeUnit = /(?<=\d) (?=(?:[µmck]?m|[mk]?g|gsm|m?l|L|k?W|Wh|mAh|V|oz|[kG]?Hz|lm|K|dB)(?![\p{L}\d]))/gu;

/** Converts a text of the data files to `Localized`, with no-break spaces before units. */
export function localized(words: Words): Localized {
  const [chinese, english] = typeof words === 'string' ? [words, words] : words;
  return { 'zh-CN': chinese.replace(beforeUnit, '\u00A0'), 'en-US': english.replace(beforeUnit, '\u00A0') };
}
