import { isolateText } from './isolateText.ts';
import type { Locale } from './locale.ts';

/** The words of a namespace in one language, as its file has them: i18next's JSON format, version 4. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** What fills the gaps of a text, by their names. `count` also chooses its plural form, `returnObjects` asks for more than a text. */
export type Gaps = Readonly<Record<string, unknown>>;

/**
 * Says what a dictionary has at a path, such as `cart.kept`.
 *
 * @param gaps fill `{{name}}`; what they are filled with is not looked through again, and a gap without anything stays
 * @returns the text, in the plural form for `count` where it has forms; with `returnObjects` what stands there; else nothing
 */
export function translate(dictionary: Dictionary | undefined, locale: Locale, path: string, gaps: Gaps = {}) {
  const { count, returnObjects } = gaps;
  const plural = typeof count === 'number' && entryAt(dictionary, `${path}_${pluralRules(locale).select(count)}`);
  const entry = typeof plural === 'string' ? plural : entryAt(dictionary, path);
  if (typeof entry === 'string')
    return entry.replace(/\{\{(\w+)\}\}/g, (gap, name: string) =>
      Object.hasOwn(gaps, name) ? isolateText(String(gaps[name] ?? '')) : gap,
    );
  return returnObjects ? entry : undefined;
}

function entryAt(dictionary: Dictionary | undefined, path: string): Dictionary[string] | undefined {
  let entry: Dictionary[string] | undefined = dictionary;
  for (const step of path.split('.')) {
    // Paths also come from a server's codes: `constructor` is no word.
    if (typeof entry !== 'object' || !Object.hasOwn(entry, step)) return undefined;
    entry = entry[step];
  }
  return entry;
}

const rules = new Map<Locale, Intl.PluralRules>();

/** Kept, because making them takes longer than a translation. */
function pluralRules(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}
