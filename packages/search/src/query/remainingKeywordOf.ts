import { isStopWord } from '../text/stopWords.ts';
import { tokenize, toSearchable } from '../text/tokenize.ts';

/** Words for any product. */
const ANYTHING = new Set(
  '商品 产品 东西 宝贝 货 的 product products item items thing things goods stuff everything anything all'.split(' '),
);

/**
 * Returns the rest of a keyword after a phrase was removed; empty if only stop words such as 的 remain.
 *
 * @example remainingKeywordOf(' 的台灯') // '台灯'
 */
export function remainingKeywordOf(text: string): string {
  const remainingText = text
    .replace(/\s+/g, ' ')
    .replace(/^\s?的|的\s?$/gu, '')
    .trim();
  return tokenize(remainingText).every(({ text }) => isStopWord(text) || ANYTHING.has(text)) ? '' : remainingText;
}

/**
 * Removes words from a keyword.
 *
 * @param words a pattern with the flag `g`
 * @returns the remaining keyword, which may be empty; `undefined` if the keyword has none of the words
 * @example keywordWithout('包邮的杯子', /包邮/gu) // '杯子'
 */
export function keywordWithout(keyword: string, words: RegExp): string | undefined {
  const text = toSearchable(keyword);
  const remainingText = text.replace(words, ' ');
  return remainingText === text ? undefined : remainingKeywordOf(remainingText);
}
