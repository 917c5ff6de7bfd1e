import { expect, it } from 'vitest';
import { newerCssIn } from './css-features.mjs';

it.each([
  ['a { text-wrap: balance }', ['text-wrap']],
  ['a { background: color-mix(in srgb, red, blue) }', ['background: color-mix()']],
  ['a { color: light-dark(red, blue) }', ['color: light-dark()']],
  ['a { anchor-name: --b; interpolate-size: allow-keywords }', ['anchor-name', 'interpolate-size']],
  ['a { float: inline-start }', ['float: inline-start']],
  ['a { color: var(--a); color: light-dark(var(--a), var(--b)) }', ['color: light-dark()']],
  ['a { b { color: red } }', ['nesting']],
  ['a:has(b) { color: red }', [':has']],
  ['p { block-size: 2lh }', ['lh']],
  ['dialog:open { color: red }', [':open']],
  ['p::target-text { color: red }', ['::target-text']],
  ['@starting-style { a { opacity: 0 } }', ['@starting-style']],
  ['@scope (a) { b { color: red } }', ['@scope']],
])('finds a newer feature in %s', (sheet, names) => {
  expect(newerCssIn(sheet)).toEqual(names);
});

it.each([
  'a { display: grid; inset: 0; block-size: 100dvh; inline-size: 10cqi }',
  'a:is(b) { color: red }',
  '@layer a { @container (width > 20em) { a { color: red } } }',
  '@media (width >= 40em) and (prefers-reduced-motion) { a { gap: 1px } }',
  'a { float: left; float: inline-start }',
  'a { -webkit-line-clamp: 2; line-clamp: 2 }',
  'a::-moz-range-thumb { color: red }',
  '@supports (color: light-dark(red, blue)) { a { color: light-dark(red, blue) } }',
  'a { content: "light-dark()"; --anchor-name: a; animation-name: balance }',
])('finds nothing in %s', (sheet) => {
  expect(newerCssIn(sheet)).toEqual([]);
});
