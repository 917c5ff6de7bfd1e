import { createContext } from 'react';
import type { WordsReplacement } from './Words.ts';

/** Words that an application puts in the place of the built-in ones. */
export const WordsContext = createContext<readonly WordsReplacement[]>([]);
