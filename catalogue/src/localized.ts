import type { Localized } from './types.ts';

/** A text as `[Chinese, English]`, or one string where both read the same: figures and units only. */
export type Words = readonly [chinese: string, english: string] | string;

/** Between a figure and its unit, where no line may break. */
const beforeUnit = /(?<=\d) (?=(?:[µmck]?m|[mk]?g|gsm|m?l|L|k?W|Wh|mAh|V|oz|[kG]?Hz|lm|K|dB)(?![\p{L}\d]))/gu;

/** Turns the short form that the data files use into a `Localized`, in which figures keep their units. */
export function localized(words: Words): Localized {
  const [chinese, english] = typeof words === 'string' ? [words, words] : words;
  return { 'zh-CN': chinese.replace(beforeUnit, '\u00A0'), 'en-US': english.replace(beforeUnit, '\u00A0') };
}
