import fc from 'fast-check';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { isolateText } from './isolateText.ts';
import { locales } from './locale.ts';
import { type Dictionary, type Gaps, translate } from './translate.ts';

// i18next is the judge of its own format: it reads the same dictionaries in the setting that the shop once ran.
type Say = (path: string, gaps?: Gaps) => unknown;
function i18next(locale: string, dictionary: Dictionary): Say {
  const judge = createInstance();
  void judge.init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'words',
    resources: { [locale]: { words: dictionary } },
    initAsync: false,
    interpolation: { escape: isolateText },
    returnNull: false,
  });
  return judge.t as unknown as Say;
}

const files = import.meta.glob<Dictionary>('../locales/*/*.json', { eager: true, import: 'default' });
const counts = [undefined, 0, 1, 2, 5, 21, 1_000_000];
const fillings = [
  '$&',
  "$' $1 $$",
  '{{count}}',
  '{{x}}',
  '{{-x}}',
  '<b>',
  '&amp;',
  '$t(title)',
  '',
  0,
  null,
  undefined,
];

/** Every path of a dictionary with what stands there, and plural forms also under the path that they share. */
function pathsOf(dictionary: Dictionary, prefix = ''): [path: string, entry: Dictionary[string]][] {
  return Object.entries(dictionary).flatMap(([key, entry]) => [
    [prefix + key, entry],
    [prefix + key.replace(/_(one|other)$/, ''), entry],
    ...(typeof entry === 'string' ? [] : pathsOf(entry, `${prefix}${key}.`)),
  ]);
}

/** Each filling in all gaps of a text beside each count, and no gap filled at all. */
function gapsFor(text: string): Gaps[] {
  const names = [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => name);
  const filled = fillings.map((filling) => Object.fromEntries(names.map((name) => [name, filling])));
  return [{}, ...filled.flatMap((gaps) => counts.map((count) => ({ ...gaps, count })))];
}

it.each(Object.entries(files))('says all of %s as i18next does', (file, dictionary) => {
  const locale = locales.find((known) => file.includes(known)) ?? expect.fail(file);
  const judge = i18next(locale, dictionary);
  for (const [path, entry] of pathsOf(dictionary)) {
    const say = (gaps: Gaps) => translate(dictionary, locale, path, gaps) ?? path;
    if (typeof entry !== 'string')
      expect(say({ returnObjects: true }), path).toEqual(judge(path, { returnObjects: true }));
    else
      for (const gaps of gapsFor(entry)) expect(say(gaps), `${path} ${JSON.stringify(gaps)}`).toBe(judge(path, gaps));
  }
});

it('fills the gaps of any text as i18next does, and leaves alone what it has put in', () => {
  const names = ['name', 'count', 'of_2'] as const;
  const plain = fc.string({ unit: 'grapheme' }).filter((text) => !/[{}]|\$t\(/.test(text));
  const text = fc
    .array(fc.oneof(plain, fc.constantFrom(...names.map((name) => `{{${name}}}`))))
    .map((parts) => parts.join(''))
    .filter((said) => said !== '');
  const filling = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...fillings), fc.integer(), fc.double());
  const gaps = fc.record({ name: filling, count: filling, of_2: filling }, { requiredKeys: [] });
  fc.assert(
    fc.property(text, gaps, fc.constantFrom(...locales), (say, gaps, locale) => {
      expect(translate({ say }, locale, 'say', gaps)).toBe(i18next(locale, { say })('say', gaps));
    }),
  );
});

it('finds nothing in what every object has', () => {
  const dictionary = { fields: { REQUIRED: 'Needed' } };
  for (const path of ['fields.constructor.name', 'fields.__proto__', 'fields.REQUIRED.length', 'fields', ''])
    expect(translate(dictionary, 'en-US', path)).toBeUndefined();
});
