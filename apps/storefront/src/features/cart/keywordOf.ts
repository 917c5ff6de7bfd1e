import { KEYWORD_MAX_LENGTH } from '@mallard/domain/validation';

/**
 * Returns the beginning of a title as a search keyword: cut to the maximum length, never inside a character.
 *
 * @example keywordOf('木柄手冲壶 ') // '木柄手冲壶'
 */
export function keywordOf(title: string): string {
  let keyword = '';
  for (const character of title.trim()) {
    if (keyword.length + character.length > KEYWORD_MAX_LENGTH) break;
    keyword += character;
  }
  return keyword.trim();
}
