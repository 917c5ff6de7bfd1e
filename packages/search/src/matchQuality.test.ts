import { describe, expect, it } from 'vitest';
import { type Candidate, chooseTerms as choose } from './matchQuality.ts';

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
const chooseTerms = (candidates: readonly Candidate[], wish: Parameters<typeof choose>[1]) =>
  choose(candidates, wish, lexicon);
const thing = {
  text: 'mug',
  isWord: false,
  isColour: false,
  isOccasion: false,
  alternatives: { names: [], vague: [], qualities: [], near: [] },
};
const quality = {
  text: 'black',
  isWord: false,
  isColour: false,
  isOccasion: false,
  alternatives: { names: ['黑色'], vague: [], qualities: ['黑色'], near: [] },
};
const earnest = (candidates: readonly Candidate[], wish: Parameters<typeof choose>[1] = thing) =>
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

it('a word is looked for at the beginning of a compound alone, not of any longer word', () => {
  const found = (text: string, form: string) =>
    chooseTerms([candidate({ match: 'prefix', form })], { ...thing, text, isWord: true }).length;
  expect(found('tea', 'teapot')).toBe(1);
  expect(found('pen', 'pendant')).toBe(0);
  // `canvas` is not a can and a vase.
  expect(found('can', 'canpot')).toBe(0);
});

it('what comes closest to a thing that the shop does not have is only a mention of it', () => {
  expect(chooseTerms([candidate({ match: 'near' })], thing)).toMatchObject([{ isMention: true }]);
});

it('a word is not looked for inside others', () => {
  const inside = candidate({ match: 'inside' });
  expect(chooseTerms([inside], thing)).toHaveLength(1);
  expect(chooseTerms([inside], { ...thing, isWord: true })).toEqual([]);
});

describe('a reading', () => {
  const mug = candidate({ match: 'prefix' });
  const wood = { term: '木', form: 'mu', kind: 'pinyin', termId: 2 } as const;
  const best = (candidates: readonly Candidate[], wish: Parameters<typeof choose>[1]) =>
    chooseTerms(candidates, wish).toSorted((a, b) => b.quality - a.quality)[0]?.termId;

  it('of one character is less than the beginning of an English name, also if that means what things are like', () => {
    const like = { names: ['木', 'wood'], vague: [], qualities: ['木', 'wood'], near: [] };
    const wooden = candidate({ termId: 3, term: 'wood', form: 'wood', match: 'alternative' });
    expect(best([mug, candidate(wood)], { ...thing, text: 'mu' })).toBe(1);
    expect(best([mug, candidate(wood), wooden], { ...thing, text: 'mu', alternatives: like })).toBe(1);
  });

  it('is more where the character names a thing, the word is longer, or no name begins so', () => {
    const named = { names: ['木'], vague: [], qualities: [], near: [] };
    expect(best([mug, candidate(wood)], { ...thing, text: 'mu', alternatives: named })).toBe(2);
    expect(best([mug, candidate({ ...wood, term: '木器' })], { ...thing, text: 'mu' })).toBe(2);
    expect(best([candidate(wood), candidate({ match: 'inside' })], { ...thing, text: 'mu' })).toBe(2);
  });
});

describe('a slip', () => {
  it('that keeps the first and the last letter is thought of before one that does not', () => {
    const towel = candidate({ match: 'slip', form: 'towel' });
    const bowl = candidate({ termId: 2, match: 'slip', form: 'bowl' });
    const [kept, lost] = chooseTerms([towel, bowl], { ...thing, text: 'towl' });
    expect(kept?.quality).toBeGreaterThan(lost?.quality ?? Number.POSITIVE_INFINITY);
  });

  it('in a whole word is thought of before one in the beginning of a longer word', () => {
    const slip = candidate({ match: 'slip' });
    const unfinished = candidate({ termId: 2, match: 'unfinished' });
    expect(chooseTerms([slip, unfinished], thing).map(({ termId }) => termId)).toEqual([1]);
    expect(chooseTerms([unfinished], thing).map(({ termId }) => termId)).toEqual([2]);
  });
});

describe('a thing that the shop does not sell', () => {
  const wish = (near: readonly string[]) => ({
    ...thing,
    alternatives: { ...thing.alternatives, near, isUnsold: true },
  });
  const found = [
    candidate({ termId: 1, role: 'text' }),
    candidate({ termId: 2, role: 'fact' }),
    candidate({ termId: 3, term: '碗', match: 'near' }),
  ];

  it('is only mentioned by what merely has it in a fact, beside what comes closest', () => {
    const chosen = chooseTerms(found, wish(['碗']));
    expect(chosen.map(({ termId }) => termId)).toEqual([1, 2, 3]);
    expect(chosen.every(({ isMention, role }) => isMention && role === 'text')).toBe(true);
  });

  it('is not found by mentions where nothing comes close, but by names', () => {
    expect(chooseTerms(found.slice(0, 2), wish([]))).toEqual([]);
    expect(chooseTerms([candidate({}), ...found.slice(0, 1)], wish([])).map(({ isMention }) => isMention)).toEqual([
      false,
    ]);
  });
});
