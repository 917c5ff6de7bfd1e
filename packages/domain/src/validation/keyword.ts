import { problemOf } from './fieldRule.ts';
import { lineRule } from './freeText.ts';

/** Maximum code points of a search keyword. */
export const KEYWORD_MAX_LENGTH = 64;

/** Rule for search keywords: 1 to 64 code points, not blank. */
export const keywordRule = lineRule(KEYWORD_MAX_LENGTH);

/** Validates a search keyword. @example validateKeyword(' ') // 'KEYWORD_REQUIRED' */
export function validateKeyword(keyword: string): 'KEYWORD_REQUIRED' | 'KEYWORD_TOO_LONG' | undefined {
  const problem = problemOf(keywordRule, keyword);
  return problem && (problem === 'REQUIRED' ? 'KEYWORD_REQUIRED' : 'KEYWORD_TOO_LONG');
}
