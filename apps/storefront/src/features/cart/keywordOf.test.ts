import { KEYWORD_MAX_LENGTH, validateKeyword } from '@mallard/domain/validation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keywordOf } from './keywordOf.ts';

it('searches for a title, or for as much of it as a search takes', () => {
  expect(keywordOf(' 木柄手冲壶 ')).toBe('木柄手冲壶');
  expect(keywordOf('壶'.repeat(200))).toBe('壶'.repeat(KEYWORD_MAX_LENGTH));
  expect(keywordOf(`a${'🫖'.repeat(100)}`)).toBe(`a${'🫖'.repeat(31)}`);
});

it('never makes a keyword that a search refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const keyword = keywordOf(title);
      expect(validateKeyword(keyword)).not.toBe('KEYWORD_TOO_LONG');
      expect(title).toContain(keyword);
    }),
  );
});
