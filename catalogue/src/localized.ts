import type { Localized } from './types.ts';

/** A text as `[Chinese, English]`, or one string where both read the same: figures and units only. */
export type Words = readonly [chinese: string, english: string] | string;

/** Turns the short form that the data files use into a `Localized`. */
export function localized(words: Words): Localized {
  return typeof words === 'string' ? { 'zh-CN': words, 'en-US': words } : { 'zh-CN': words[0], 'en-US': words[1] };
}
