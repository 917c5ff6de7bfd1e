import { isBlank } from './isBlank.ts';
import { textLength } from './textLength.ts';

export const KEYWORD_MAX_LENGTH = 64;

/** Checks a search keyword: 1 to 64 UTF-16 units after trimming, showing something. */
export function validateKeyword(keyword: string): 'KEYWORD_REQUIRED' | 'KEYWORD_TOO_LONG' | undefined {
  if (isBlank(keyword)) return 'KEYWORD_REQUIRED';
  return textLength(keyword.trim()) > KEYWORD_MAX_LENGTH ? 'KEYWORD_TOO_LONG' : undefined;
}
