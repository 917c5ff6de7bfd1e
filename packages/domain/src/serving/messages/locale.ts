/** The languages that the shop answers in. */
export const locales = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof locales)[number];

/**
 * The language of a call: the first one of `Accept-Language` whose prefix is `zh` or `en`, in order of weight.
 *
 * @param header as sent, or nothing
 * @returns `zh-CN` when none fits
 * @example localeOf('fr, en-GB;q=0.8') // 'en-US'
 */
export function localeOf(header: string | null | undefined): Locale {
  const wishes = (header ?? '').slice(0, 500).split(',').map(parseWish);
  for (const { tag } of wishes.sort((a, b) => b.weight - a.weight)) {
    if (tag.startsWith('zh')) return 'zh-CN';
    if (tag.startsWith('en')) return 'en-US';
  }
  return 'zh-CN';
}

function parseWish(part: string): { tag: string; weight: number } {
  const [tag = '', ...options] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const weight = Number(options.find((option) => option.startsWith('q='))?.slice(2) ?? 1);
  return { tag, weight: Number.isFinite(weight) ? weight : 0 };
}
