/**
 * Returns the `lang` of a user's text, for example of a review. With it, a page in another language
 * reads the text with the right voice and renders it with the right glyphs. Recognizes Chinese by
 * its characters; Japanese also contains kana.
 *
 * @param text   a review, an address, a carrier's report
 * @param locale language of the page around it
 * @returns `undefined` when the text is in the page's language, or when its characters do not
 * reveal the language
 * @example langOf('愚园路 128 弄', 'en-US') // 'zh-CN'
 */
export function langOf(text: string, locale: string): string | undefined {
  const isChinese = /\p{sc=Han}/u.test(text) && !/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
  return isChinese && !/^(zh|ja)\b/.test(locale) ? 'zh-CN' : undefined;
}
