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

/** Words that take the place of built-in ones; make it with `replaceWords`. */
export interface WordsReplacement {
  readonly words: Words<object>;
  /** By language tag, `en-US`, or by language alone, `en`. */
  readonly by: Readonly<Record<string, object>>;
}

/**
 * Says some words of a component otherwise, or all of them in another language.
 *
 * @param words what the component's entry exports, for example `quantityStepperWords`
 * @param by    the new words by language tag (`en-GB`) or language (`en`); what is left out stays as it is
 * @returns one entry of `MallardProvider`'s `words`
 * @example replaceWords(quantityStepperWords, { 'en-US': { increase: 'One more' } })
 */
export function replaceWords<W extends object>(
  words: Words<W>,
  by: Readonly<Record<string, Partial<NoInfer<W>>>>,
): WordsReplacement {
  return { words, by };
}

/** A component's words in a language: the built-in ones, English where there are none, with what replaces them. */
export function wordsIn<W extends object>(
  locale: string,
  words: Words<W>,
  replacements: readonly WordsReplacement[] = [],
): W {
  const builtIn = words[locale.startsWith('zh') ? 'zh-CN' : 'en-US'];
  if (replacements.length === 0) return builtIn;
  const language = locale.split('-')[0] ?? locale;
  const replaced = replacements
    .filter((replacement) => replacement.words === words)
    .flatMap(({ by }) => [by[language], by[locale]]);
  return replaced.length === 0 ? builtIn : Object.assign({}, builtIn, ...replaced);
}
