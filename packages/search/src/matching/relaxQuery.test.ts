import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeywordTerm } from '../query/parseKeyword.ts';
import type { ChosenTerm } from './chooseTerms.ts';
import { relaxQuery } from './relaxQuery.ts';

const none = { names: [], vague: [], qualities: [], near: [] };
const keywordTerms = (isLoose: readonly boolean[]) =>
  isLoose.map(
    (loose): KeywordTerm => ({
      script: 'han',
      text: '茶',
      spellings: ['茶'],
      isWord: false,
      isColor: false,
      isOccasion: false,
      isLoose: loose,
      alternatives: none,
    }),
  );
const term = (termId: number, quality = 100): ChosenTerm => ({
  termId,
  quality,
  isMention: false,
  role: 'name',
  products: 1,
  isIntended: true,
});
const relax = (asked: readonly KeywordTerm[], terms: readonly (readonly ChosenTerm[])[]) => [
  ...relaxQuery(asked.map((keywordTerm, index) => ({ keywordTerm, terms: terms[index] ?? [] }))),
];
const ask = (words: readonly (readonly number[])[], isLoose: readonly boolean[] = words.map(() => false)) =>
  relax(
    keywordTerms(isLoose),
    // Words without a certain name: of others the last names the thing.
    words.map((ids) => ids.map((id) => term(id, 50))),
  ).map(({ groups }) => groups.map((terms) => terms.map(({ termId }) => termId)));

describe('the queries, one after another', () => {
  it('are all words, then all but one, and at last any', () => {
    expect(ask([[1], [2], [3]])).toEqual([
      [[1], [2], [3]],
      [
        [1, 2],
        [1, 3],
        [2, 3],
      ],
      [[1, 2, 3]],
    ]);
  });

  it('leave out words without matches', () => {
    expect(ask([[1], []])).toEqual([[[1]]]);
    expect(ask([[], []])).toEqual([]);
    expect(ask([[]])).toEqual([]);
    expect(ask([])).toEqual([]);
  });

  it('leave out loose characters, which match anything, when not all words match', () => {
    expect(ask([[1], [2]], [false, true])).toEqual([[[1], [2]], [[1]]]);
    expect(ask([[1], []], [true, false])).toEqual([]);
  });

  it('search names before longer texts, and the last thing before other named things', () => {
    const text = { role: 'text' as const, isMention: true };
    const word = (termId: number) => [term(termId), { ...term(termId + 10), ...text }];
    const idsOf = (words: readonly (readonly ChosenTerm[])[]) =>
      words.map((terms) => terms.map(({ termId }) => termId));
    expect(relax(keywordTerms([false]), [word(1)]).map(({ groups }) => idsOf(groups))).toEqual([[[1]], [[1, 11]]]);
    const whole = relax(keywordTerms([false, false]), [word(1), word(2)]).filter(({ isRelaxed }) => !isRelaxed);
    expect(whole.map(({ groups }) => idsOf(groups))).toEqual([
      [[1], [2]],
      [[1, 11], [2]],
      [[1], [2, 12]],
      [
        [1, 11],
        [2, 12],
      ],
    ]);
  });

  it('do not fall back to mentions', () => {
    const mention = { ...term(2), role: 'text' as const, isMention: true };
    expect(relax(keywordTerms([false, false]), [[], [mention]])).toEqual([]);
  });

  it('leave out descriptions before the thing, and report it', () => {
    const [teapot, white] = keywordTerms([false, false]);
    if (!teapot || !white) throw new Error('Two words were asked for.');
    const asked = [{ ...white, text: 'white', alternatives: { ...none, qualities: ['白色'] } }, teapot];
    expect(relax(asked, [[term(1)], [term(2)]])).toMatchObject([
      { isRelaxed: false, unmatched: [] },
      { groups: [[{ termId: 2 }]], isRelaxed: true, unmatched: ['white'] },
      { isRelaxed: true, unmatched: [] },
    ]);
  });

  it('leave out other things before the last one, which names the product, and report it', () => {
    const [one, two] = keywordTerms([false, false]);
    if (!one || !two) throw new Error('Two words were asked for.');
    const asked = [
      { ...one, text: 'dining' },
      { ...two, text: 'table' },
    ];
    expect(relax(asked, [[term(1)], [term(2)]]).slice(0, 2)).toMatchObject([
      { isRelaxed: false, unmatched: [] },
      { groups: [[{ termId: 2 }]], isRelaxed: true, unmatched: ['dining'] },
    ]);
  });

  it('leave out words without a certain name, and report them', () => {
    const [one, two] = keywordTerms([false, false]);
    if (!one || !two) throw new Error('Two words were asked for.');
    const asked = [
      { ...one, text: 'gift', alternatives: { ...none, qualities: ['礼物'] } },
      { ...two, text: 'mom' },
    ];
    expect(relax(asked, [[term(1)], [term(2, 20)]]).slice(0, 2)).toMatchObject([
      { isRelaxed: false, unmatched: [] },
      { groups: [[{ termId: 1 }]], isRelaxed: true, unmatched: ['mom'] },
    ]);
  });

  it('contain a term of two words once, with its better quality', () => {
    const words = [[term(1, 20), term(2)], [term(1, 90)]];
    expect(relax(keywordTerms([false, false]), words).at(-1)?.groups).toEqual([[term(1, 90), term(2)]]);
  });

  it('match exactly the products with so many of the words', () => {
    const having = fc.subarray([1, 2, 3, 4]);
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), having, (count, some) => {
        const words = [1, 2, 3, 4].slice(0, count).map((id) => [id]);
        const has = words.filter(([id = 0]) => some.includes(id)).length;
        const met = ask(words).map((asked) => asked.every((ids) => ids.some((id) => some.includes(id))));
        expect(met).toEqual(words.map((_, fewer) => has >= count - fewer));
      }),
    );
  });
});

it('are none if all things are unlike anything that the shop sells', () => {
  const keywordTerm = (text: string, alternatives: KeywordTerm['alternatives']): KeywordTerm => ({
    script: 'latin',
    text,
    spellings: [text],
    isWord: true,
    isColor: false,
    isOccasion: false,
    isLoose: false,
    alternatives,
  });
  const red = keywordTerm('red', { ...none, qualities: ['crimson'] });
  const slippers = keywordTerm('slippers', { ...none, isUnsold: true });
  expect(relax([red, slippers], [[term(1)], []])).toEqual([]);
  const mug = keywordTerm('mug', none);
  expect(relax([slippers, mug], [[], [term(2)]])[0]).toMatchObject({ unmatched: ['slippers'] });
  // A shop that has slippers after all.
  expect(relax([red, slippers], [[term(1)], [term(3)]])[0]).toMatchObject({ unmatched: [] });
});
