import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidates.ts';
import { chooseTerms as choose } from './chooseTerms.ts';

const candidate = (more: Partial<Candidate>): Candidate => ({
  termId: 1,
  term: 'mug',
  form: 'mug',
  kind: 'latin',
  isWord: true,
  role: 'name',
  products: 1,
  match: 'exact',
  ...more,
});
const lexicon = { isKnownWord: (term: string) => ['pot', 'tea', 'pen'].includes(term) };
const chooseTerms = (candidates: readonly Candidate[], keywordTerm: Parameters<typeof choose>[1]) =>
  choose(candidates, keywordTerm, lexicon);
const thing = {
  text: 'mug',
  isWord: false,
  isColor: false,
  isOccasion: false,
  alternatives: { names: [], vague: [], qualities: [], near: [] },
};
const quality = {
  text: 'black',
  isWord: false,
  isColor: false,
  isOccasion: false,
  alternatives: { names: ['黑色'], vague: [], qualities: ['黑色'], near: [] },
};
const intended = (candidates: readonly Candidate[], keywordTerm: Parameters<typeof choose>[1] = thing) =>
  chooseTerms(candidates, keywordTerm)
    .filter(({ isIntended }) => isIntended)
    .map(({ termId }) => termId);

describe('intended terms', () => {
  const [name, text] = [candidate({}), candidate({ termId: 2, role: 'text' })];

  it('are names, if the word is one of something', () => {
    expect(intended([name, text])).toEqual([1]);
    expect(intended([text])).toEqual([2]);
  });

  it('are all texts for a word that describes things', () => {
    expect(intended([name, text], quality)).toEqual([1, 2]);
  });

  it('exclude words with the same beginning or another common meaning, unless there is nothing better', () => {
    const begun = candidate({ termId: 3, match: 'prefix' });
    const vague = candidate({ termId: 4, match: 'vague' });
    expect(intended([name, begun, vague])).toEqual([1]);
    expect(intended([begun, vague])).toEqual([3, 4]);
  });
});

it('a word matches the beginning of a compound only, not of any longer word', () => {
  const found = (text: string, form: string) =>
    chooseTerms([candidate({ match: 'prefix', form })], { ...thing, text, isWord: true }).length;
  expect(found('tea', 'teapot')).toBe(1);
  expect(found('pen', 'pendant')).toBe(0);
  // `canvas` is not a can and a vase.
  expect(found('can', 'canpot')).toBe(0);
});

it('the closest match of a missing product counts as a mention', () => {
  expect(chooseTerms([candidate({ match: 'near' })], thing)).toMatchObject([{ isMention: true }]);
});

it('a word does not match inside others', () => {
  const inside = candidate({ match: 'inside' });
  expect(chooseTerms([inside], thing)).toHaveLength(1);
  expect(chooseTerms([inside], { ...thing, isWord: true })).toEqual([]);
});

describe('a match by pinyin', () => {
  const mug = candidate({ match: 'prefix' });
  const wood = { term: '木', form: 'mu', kind: 'pinyin', termId: 2 } as const;
  const best = (candidates: readonly Candidate[], keywordTerm: Parameters<typeof choose>[1]) =>
    chooseTerms(candidates, keywordTerm).toSorted((a, b) => b.quality - a.quality)[0]?.termId;

  it('of one character is below the beginning of an English name, also if that describes things', () => {
    const like = { names: ['木', 'wood'], vague: [], qualities: ['木', 'wood'], near: [] };
    const wooden = candidate({ termId: 3, term: 'wood', form: 'wood', match: 'alternative' });
    expect(best([mug, candidate(wood)], { ...thing, text: 'mu' })).toBe(1);
    expect(best([mug, candidate(wood), wooden], { ...thing, text: 'mu', alternatives: like })).toBe(1);
  });

  it('is above that if the character names a thing, the word is longer, or no name begins so', () => {
    const named = { names: ['木'], vague: [], qualities: [], near: [] };
    expect(best([mug, candidate(wood)], { ...thing, text: 'mu', alternatives: named })).toBe(2);
    expect(best([mug, candidate({ ...wood, term: '木器' })], { ...thing, text: 'mu' })).toBe(2);
    expect(best([candidate(wood), candidate({ match: 'inside' })], { ...thing, text: 'mu' })).toBe(2);
  });
});

describe('a typo', () => {
  it('that keeps the first and the last letter is preferred', () => {
    const towel = candidate({ match: 'typo', form: 'towel' });
    const bowl = candidate({ termId: 2, match: 'typo', form: 'bowl' });
    const [kept, lost] = chooseTerms([towel, bowl], { ...thing, text: 'towl' });
    expect(kept?.quality).toBeGreaterThan(lost?.quality ?? Number.POSITIVE_INFINITY);
  });

  it('in a whole word is preferred to one in the beginning of a longer word', () => {
    const typo = candidate({ match: 'typo' });
    const unfinished = candidate({ termId: 2, match: 'unfinished' });
    expect(chooseTerms([typo, unfinished], thing).map(({ termId }) => termId)).toEqual([1]);
    expect(chooseTerms([unfinished], thing).map(({ termId }) => termId)).toEqual([2]);
  });
});

describe('a product that the shop does not sell', () => {
  const keywordTerm = (near: readonly string[]) => ({
    ...thing,
    alternatives: { ...thing.alternatives, near, isUnsold: true },
  });
  const found = [
    candidate({ termId: 1, role: 'text' }),
    candidate({ termId: 2, role: 'fact' }),
    candidate({ termId: 3, term: '碗', match: 'near' }),
  ];

  it('is only mentioned by products with it in a fact, beside the closest ones', () => {
    const chosen = chooseTerms(found, keywordTerm(['碗']));
    expect(chosen.map(({ termId }) => termId)).toEqual([1, 2, 3]);
    expect(chosen.every(({ isMention, role }) => isMention && role === 'text')).toBe(true);
  });

  it('is not found by mentions if nothing is similar, but by names', () => {
    expect(chooseTerms(found.slice(0, 2), keywordTerm([]))).toEqual([]);
    expect(
      chooseTerms([candidate({}), ...found.slice(0, 1)], keywordTerm([])).map(({ isMention }) => isMention),
    ).toEqual([false]);
  });
});
