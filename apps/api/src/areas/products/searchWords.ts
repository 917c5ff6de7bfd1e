/**
 * Text in the form in which it is searched: full width becomes half width, capitals small ones. What is stored for
 * searching and what people type both go through it.
 *
 * @example toSearchable('ＬＥＤ Lamp') // 'led lamp'
 */
export function toSearchable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/**
 * What a keyword asks for, as patterns for LIKE over searchable text; all of them must match. Each word may stand inside
 * another one; `%`, `_` and `\` stand for themselves.
 *
 * @example patternsOf('Blue 50%') // ['%blue%', '%50\\%%']
 */
export function patternsOf(keyword: string): string[] {
  const words = toSearchable(keyword).split(/\s+/).filter(Boolean);
  return [...new Set(words)].map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
