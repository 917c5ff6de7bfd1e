import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChosenTerm } from './matchQuality.ts';
import type { Wish } from './parseKeyword.ts';
import { someOfWords } from './someOfWords.ts';

const none = { names: [], vague: [], qualities: [], near: [] };
const wishes = (isLoose: readonly boolean[]) =>
  isLoose.map(
    (loose): Wish => ({
      script: 'han',
      text: '茶',
      spellings: ['茶'],
      isWord: false,
      isColour: false,
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
  isEarnest: true,
});
const ask = (words: readonly (readonly number[])[], isLoose: readonly boolean[] = words.map(() => false)) =>
  [
    ...someOfWords(
      wishes(isLoose),
      // Words that nothing is called by for certain: of others the last says what the thing is.
      words.map((ids) => ids.map((id) => term(id, 50))),
    ),
  ].map(({ words: some }) => some.map((terms) => terms.map(({ termId }) => termId)));

describe('what to ask for, one after another', () => {
  it('is all words, then all but one, and at last any', () => {
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

  it('leaves out what nothing has', () => {
    expect(ask([[1], []])).toEqual([[[1]]]);
    expect(ask([[], []])).toEqual([]);
    expect(ask([[]])).toEqual([]);
    expect(ask([])).toEqual([]);
  });

  it('leaves out loose characters, which stand in anything, once not all words can be had', () => {
    expect(ask([[1], [2]], [false, true])).toEqual([[[1], [2]], [[1]]]);
    expect(ask([[1], []], [true, false])).toEqual([]);
  });

  it('asks for names before longer texts, and for the last thing before those that are named with it', () => {
    const text = { role: 'text' as const, isMention: true };
    const word = (termId: number) => [term(termId), { ...term(termId + 10), ...text }];
    const idsOf = (words: readonly (readonly ChosenTerm[])[]) =>
      words.map((terms) => terms.map(({ termId }) => termId));
    expect([...someOfWords(wishes([false]), [word(1)])].map(({ words }) => idsOf(words))).toEqual([[[1]], [[1, 11]]]);
    const whole = [...someOfWords(wishes([false, false]), [word(1), word(2)])].filter(({ isRelaxed }) => !isRelaxed);
    expect(whole.map(({ words }) => idsOf(words))).toEqual([
      [[1], [2]],
      [[1, 11], [2]],
      [[1], [2, 12]],
      [
        [1, 11],
        [2, 12],
      ],
    ]);
  });

  it('does not fall back to what is merely spoken of', () => {
    const mention = { ...term(2), role: 'text' as const, isMention: true };
    expect([...someOfWords(wishes([false, false]), [[], [mention]])]).toEqual([]);
  });

  it('gives up what a thing is to be like before the thing, and says so', () => {
    const [teapot, white] = wishes([false, false]);
    if (!teapot || !white) throw new Error('Two words were asked for.');
    const asked = [{ ...white, text: 'white', alternatives: { ...none, qualities: ['白色'] } }, teapot];
    expect([...someOfWords(asked, [[term(1)], [term(2)]])]).toMatchObject([
      { isRelaxed: false, unmatched: [] },
      { words: [[{ termId: 2 }]], isRelaxed: true, unmatched: ['white'] },
      { isRelaxed: true, unmatched: [] },
    ]);
  });

  it('gives up other things before the last one, which says what is asked for, and says so', () => {
    const [one, two] = wishes([false, false]);
    if (!one || !two) throw new Error('Two words were asked for.');
    const asked = [
      { ...one, text: 'dining' },
      { ...two, text: 'table' },
    ];
    expect([...someOfWords(asked, [[term(1)], [term(2)]])].slice(0, 2)).toMatchObject([
      { isRelaxed: false, unmatched: [] },
      { words: [[{ termId: 2 }]], isRelaxed: true, unmatched: ['dining'] },
    ]);
  });

  it('gives up words that nothing is called by for certain, and names them', () => {
    const [one, two] = wishes([false, false]);
    if (!one || !two) throw new Error('Two words were asked for.');
    const asked = [
      { ...one, text: 'gift', alternatives: { ...none, qualities: ['礼物'] } },
      { ...two, text: 'mom' },
    ];
    expect([...someOfWords(asked, [[term(1)], [term(2, 20)]])].slice(0, 2)).toMatchObject([
      { isRelaxed: false, unmatched: [] },
      { words: [[{ termId: 1 }]], isRelaxed: true, unmatched: ['mom'] },
    ]);
  });

  it('has a term of two words once, as well as it fits either', () => {
    const words = [[term(1, 20), term(2)], [term(1, 90)]];
    expect([...someOfWords(wishes([false, false]), words)].at(-1)?.words).toEqual([[term(1, 90), term(2)]]);
  });

  it('is met by exactly what has so many of the words', () => {
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

it('asks for nothing where all things are unlike anything that the shop sells', () => {
  const wish = (text: string, alternatives: Wish['alternatives']): Wish => ({
    script: 'latin',
    text,
    spellings: [text],
    isWord: true,
    isColour: false,
    isOccasion: false,
    isLoose: false,
    alternatives,
  });
  const red = wish('red', { ...none, qualities: ['crimson'] });
  const slippers = wish('slippers', { ...none, isUnsold: true });
  expect([...someOfWords([red, slippers], [[term(1)], []])]).toEqual([]);
  const mug = wish('mug', none);
  expect([...someOfWords([slippers, mug], [[], [term(2)]])][0]).toMatchObject({ unmatched: ['slippers'] });
  // A shop that has slippers after all.
  expect([...someOfWords([red, slippers], [[term(1)], [term(3)]])][0]).toMatchObject({ unmatched: [] });
});
