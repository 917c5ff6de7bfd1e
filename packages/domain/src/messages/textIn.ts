/** A text by language tag, as `GET /api/shop` has them. */
export type TextByLanguage = Readonly<Record<string, string>>;

/**
 * Returns a text in one language. Readers of a language that it doesn't have get the same language of another region, or the
 * first one.
 *
 * @returns an empty text if there is none
 * @example textIn({ 'en-GB': 'Dune', 'de-DE': 'Düne' }, 'en-US') // 'Dune'
 */
export function textIn(text: TextByLanguage, locale: string): string {
  const languageOf = (tag: string) => tag.split('-')[0];
  const tags = Object.keys(text);
  const tag =
    tags.find((candidate) => candidate === locale) ??
    tags.find((candidate) => languageOf(candidate) === languageOf(locale)) ??
    tags[0];
  return tag === undefined ? '' : (text[tag] ?? '');
}
