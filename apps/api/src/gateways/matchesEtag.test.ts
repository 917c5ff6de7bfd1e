import { describe, expect, it } from 'vitest';
import { matchesEtag } from './matchesEtag.ts';

describe('matchesEtag', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*'])('finds "a" in %s', (header) => {
    expect(matchesEtag(header, '"a"')).toBe(true);
    expect(matchesEtag(header, 'W/"a"')).toBe(true);
  });
  it.each([null, undefined, '', 'a', '"ab"', '"b", "aa"'])('does not find "a" in %s', (header) => {
    expect(matchesEtag(header, '"a"')).toBe(false);
  });
});
