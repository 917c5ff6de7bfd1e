/**
 * The `lang` of a text that somebody wrote: a page in another language has it read with the voice, and drawn with the letters, of
 * its own. Tells Chinese by its characters; Japanese has kana beside them.
 *
 * @param text   a review, an address, a carrier's report
 * @param locale language of the page around it
 * @returns nothing where the text is in the page's language, or in one that its characters do not tell
 * @example langOf('愚园路 128 弄', 'en-US') // 'zh-CN'
 */
export function langOf(text: string, locale: string): string | undefined {
  const isChinese = /\p{sc=Han}/u.test(text) && !/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
  return isChinese && !/^(zh|ja)\b/.test(locale) ? 'zh-CN' : undefined;
}
