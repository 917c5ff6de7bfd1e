/** Languages that every component speaks by itself. */
export type BuiltInLocale = 'zh-CN' | 'en-US';

/**
 * The words inside one component in each language. Words with gaps are functions. They stand beside the component, so that
 * a page loads the words of what it shows and no others.
 */
export type Words<W extends object> = Readonly<Record<BuiltInLocale, W>>;

/**
 * Puts together the words of a component.
 *
 * @param zhCN the Chinese ones; they set the keys
 * @param enUS the English ones: the same keys, functions with the same gaps
 */
export function defineWords<W extends object>(zhCN: W, enUS: NoInfer<W>): Words<W> {
  return { 'zh-CN': zhCN, 'en-US': enUS };
}

/**
 * Words that take the place of built-in ones; make it with `replaceWords`. It carries the work of replacing with it, so that a
 * page without replacements does not load that, and gives the same object for the same `soFar` and `locale`, so that effects
 * may depend on words.
 *
 * @param soFar the words of a component in the language, with what was replaced before
 * @param words the component's words in every language, by which it is recognized
 */
export type WordsReplacement = <W extends object>(soFar: W, words: Words<W>, locale: string) => W;

/**
 * Says some words of a component otherwise, or all of them in another language.
 *
 * @param words what the component's entry exports, for example `quantityStepperWords`
 * @param by    the new words by language tag: a language (`zh`), with its script (`zh-Hant`), with its region (`en-GB`). For
 *              `zh-Hant-TW` all of `zh`, `zh-Hant` and `zh-Hant-TW` count, the nearer before the farther. What is left out stays
 *              as it is
 * @returns one entry of `MallardProvider`'s `words`. Of several for the same component the later one wins, whatever their tags
 * @example replaceWords(quantityStepperWords, { 'en-US': { increase: 'One more' } })
 */
export function replaceWords<W extends object>(
  words: Words<W>,
  by: Readonly<Record<string, Partial<NoInfer<W>>>>,
): WordsReplacement {
  const joined = new WeakMap<object, Map<string, object>>();
  return (soFar, others, locale) => {
    const layers = Object.is(others, words) ? tagsOf(locale).flatMap((tag) => by[tag] ?? []) : [];
    if (layers.length === 0) return soFar;
    const byLocale = joined.get(soFar) ?? new Map<string, object>();
    const whole = byLocale.get(locale) ?? Object.assign({}, soFar, ...layers);
    joined.set(soFar, byLocale.set(locale, whole));
    return whole;
  };
}

/** The farthest first: `zh`, `zh-Hant`, `zh-Hant-TW`. */
function tagsOf(locale: string): string[] {
  const subtags = locale.split('-');
  return subtags.map((_, at) => subtags.slice(0, at + 1).join('-'));
}

/** A component's words in a language: the built-in ones, English where there are none, with what replaces them in turn. */
export function wordsIn<W extends object>(
  locale: string,
  words: Words<W>,
  replacements: readonly WordsReplacement[] = [],
): W {
  return replacements.reduce(
    (soFar, replace) => replace(soFar, words, locale),
    words[locale.startsWith('zh') ? 'zh-CN' : 'en-US'],
  );
}
