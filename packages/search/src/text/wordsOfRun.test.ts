import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTermReader } from '../indexing/createTermReader.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { parseKeyword, runsOfKeyword } from '../query/parseKeyword.ts';
import { partsOfRun, segmentRuns, wordsOfRun } from './wordsOfRun.ts';

afterEach(() => vi.restoreAllMocks());

/** Splits a single run with the dictionary. */
function asAlone(run: string) {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ index, segment }) => ({ start: index, text: segment }));
}

it('finds the same words in many runs at once as in each alone', () => {
  const characters = [...'保温杯马克云朵釉陶瓷手工茶水的一对蓝牙耳机书桌灯翼镜礼物纯棉'];
  const run = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(run, { maxLength: 8 }), (runs) => {
      segmentRuns(runs);
      expect(runs.map(wordsOfRun)).toEqual(runs.map(asAlone));
    }),
  );
});

it('calls the dictionary once for the texts of a field, and not again for known runs', () => {
  const ask = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  const read = createTermReader(createLexicon({ synonyms: [], qualities: [], readingsOf: (run) => Array.from(run) }));
  read(['沿海的清晨，雾里看花', '一杯清水；雾里看花'], 'text');
  read(['雾里看花'], 'title');
  expect(ask).toHaveBeenCalledTimes(1);
});

describe('characters that are two code units long', () => {
  const lexicon = createLexicon({ synonyms: [], qualities: [], readingsOf: (run) => Array.from(run, () => 'a') });

  it('are never cut in half', () => {
    expect(partsOfRun('𠮷野家', 2).map(({ text }) => text)).toEqual(['𠮷', '野', '家', '𠮷野', '野家']);
    expect(parseKeyword('𰻝面碗', lexicon, () => undefined).map(({ text }) => text)).toEqual(
      wordsOfRun('𰻝面碗').map(({ text }) => text),
    );
  });

  it('leave no half, for any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'𰻝面碗𠮷野家杯', 'a', ' '), maxLength: 9 }),
    );
    const read = createTermReader(lexicon);
    fc.assert(
      fc.property(text, (any) => {
        const terms = (['title', 'label', 'text'] as const).flatMap((fieldKind) => read([any], fieldKind));
        const keywordTerms = parseKeyword(any, lexicon, () => undefined);
        const found = [
          ...terms.flatMap(({ term, forms }) => [term, ...forms.map((form) => form.text)]),
          ...keywordTerms.flatMap(({ spellings }) => spellings),
          ...runsOfKeyword(any),
        ];
        expect(found.filter((one) => /\p{Surrogate}/u.test(one))).toEqual([]);
      }),
    );
  });

  it('are read one by one', () => {
    const readingsOf = () => ['ji', 'ye', 'jia'];
    const terms = createTermReader(createLexicon({ synonyms: [], qualities: [], readingsOf }))(['𠮷野家'], 'title');
    const readings = new Map(terms.map(({ term, forms }) => [term, forms.map(({ text }) => text)]));
    expect(readings.get('𠮷')).toEqual(['𠮷', 'ji']);
    expect(readings.get('野家')).toEqual(['野家', 'yejia', 'yj']);
  });
});
