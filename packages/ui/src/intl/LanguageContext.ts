import { createContext } from 'react';
import type { WordsReplacement } from './Words.ts';

/** What an application speaks. */
export interface Language {
  /** Language and region, for example `zh-CN`. */
  readonly locale: string;
  /** Words that the application puts in the place of the built-in ones. */
  readonly replacements: readonly WordsReplacement[];
}

/** Without a provider the components speak English: what a device speaks is not known to a server. */
const english: Language = { locale: 'en-US', replacements: [] };

/** One context for all that is said: hundreds of components read it. */
export const LanguageContext = /* @__PURE__ */ createContext(english);
