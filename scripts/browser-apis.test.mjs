import { expect, it } from 'vitest';
import { newerApisIn, readNewerApis } from './browser-apis.mjs';

const newer = readNewerApis();

it.each([
  ['URL.canParse(a)', ['URL.canParse']],
  ['window.navigation.entries()', ['navigation']],
  ['e.toSorted()', ['Array.prototype.toSorted']],
  ['new Intl.Segmenter().segment(a)', ['Intl.Segmenter']],
  ['navigator.userActivation.isActive', ['Navigator.prototype.userActivation']],
  ['navigator.userAgentData', ['Navigator.prototype.userAgentData']],
  ["typeof requestIdleCallback=='function'", ['requestIdleCallback']],
])('finds a newer API in %s', (code, names) => {
  expect(newerApisIn(code, newer)).toEqual(names);
});

it.each([
  'a.at(-1).map(b)',
  'CSS.escape(a)',
  'structuredClone(a)',
  'let navigation = 1',
  'a.navigation',
  'const e = { toSorted: 1, share: () => 2 }',
  'crypto.randomUUID()',
])('finds nothing in %s', (code) => {
  expect(newerApisIn(code, newer)).toEqual([]);
});
