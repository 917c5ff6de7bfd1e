import { describe, expect, it } from 'vitest';
import { type Candidate, chooseTerms } from './matchQuality.ts';

const candidate = (more: Partial<Candidate>): Candidate => ({
  ...{ termId: 1, term: 'mug', form: 'mug', kind: 'latin', isWord: true, role: 'name', products: 1, match: 'exact' },
  ...more,
});
const thing = { isWord: false, alternatives: { names: [], vague: [], qualities: [] } };
const quality = { isWord: false, alternatives: { names: ['黑色'], vague: [], qualities: ['黑色'] } };
const earnest = (candidates: readonly Candidate[], wish: Parameters<typeof chooseTerms>[1] = thing) =>
  chooseTerms(candidates, wish)
    .filter(({ isEarnest }) => isEarnest)
    .map(({ termId }) => termId);

describe('what is meant in earnest', () => {
  const [name, text] = [candidate({}), candidate({ termId: 2, role: 'text' })];

  it('are names, where the word is one of something', () => {
    expect(earnest([name, text])).toEqual([1]);
    expect(earnest([text])).toEqual([2]);
  });

  it('are all texts for a word that says what things are like', () => {
    expect(earnest([name, text], quality)).toEqual([1, 2]);
  });

  it('is not what only begins alike or often means something else, unless there is nothing better', () => {
    const begun = candidate({ termId: 3, match: 'prefix' });
    const vague = candidate({ termId: 4, match: 'vague' });
    expect(earnest([name, begun, vague])).toEqual([1]);
    expect(earnest([begun, vague])).toEqual([3, 4]);
  });
});

it('a word is not looked for inside others', () => {
  const inside = candidate({ match: 'inside' });
  expect(chooseTerms([inside], thing)).toHaveLength(1);
  expect(chooseTerms([inside], { ...thing, isWord: true })).toEqual([]);
});

describe('a slip', () => {
  it('in a whole word is thought of before one in the beginning of a longer word', () => {
    const slip = candidate({ match: 'slip' });
    const unfinished = candidate({ termId: 2, match: 'unfinished' });
    expect(chooseTerms([slip, unfinished], thing).map(({ termId }) => termId)).toEqual([1]);
    expect(chooseTerms([unfinished], thing).map(({ termId }) => termId)).toEqual([2]);
  });
});
