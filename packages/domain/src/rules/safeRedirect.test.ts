import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

const known = ['/home', '/cart', '/order', '/login', '/checkout'];
const isKnownPath = (path: string) => known.includes(path) || /^\/product\/[^/]+$/.test(path);
const anyPath = () => true;

const attacks = [
  'https://evil.example',
  'http:evil.example',
  'https:/evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  '/.//evil.example',
  '/..//evil.example',
  '/home/..//evil.example',
  '/%2e//evil.example',
  '/%2f/evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/%252fevil.example',
  '/home%00',
  '/%zz',
  '/home%0d%0aLocation:%20https://evil.example',
  '/\u2028/evil.example',
  '/\u00a0/evil.example',
  '/\ud800',
  '@evil.example',
  '.evil.example',
  'evil.example',
  'home',
  '?redirect=/home',
  '#/home',
  '',
  `/${'a'.repeat(3000)}`,
];

describe('safeRedirect', { tags: ['P15'] }, () => {
  it.each(attacks)('refuses %j even if every path is known', (attack) => {
    expect(safeRedirect(attack, anyPath)).toBeUndefined();
  });

  it.each([undefined, null, 42, ['/home'], { toString: () => '/home' }])(
    'refuses %s, which is not a string',
    (value) => {
      expect(safeRedirect(value, anyPath)).toBeUndefined();
    },
  );

  it.each([
    ['/home', '/home'],
    ['/order?tab=unpaid', '/order?tab=unpaid'],
    ['/product/0f8fad5b#reviews', '/product/0f8fad5b#reviews'],
    ['/home/../cart', '/cart'],
    ['/product/%E9%B8%AD?keyword=%E8%8C%B6%20%2F', '/product/%E9%B8%AD?keyword=%E8%8C%B6%20%2F'],
    ['/product/鸭', '/product/%E9%B8%AD'],
    ['/login?redirect=https://evil.example', '/login?redirect=https://evil.example'],
  ])('accepts %s', (value, path) => {
    expect(safeRedirect(value, isKnownPath)).toBe(path);
  });

  it.each(['/admin', '/home/', '/HOME', '/product/', '/product/a/b', '/@evil.example'])(
    'refuses %s, an unknown path',
    (value) => {
      expect(safeRedirect(value, isKnownPath)).toBeUndefined();
    },
  );

  it('never leads to another origin, for any input', () => {
    const nasty = fc
      .array(
        fc.constantFrom(
          '/',
          '//',
          '\\',
          '.',
          '..',
          '@',
          ':',
          '?',
          '#',
          '%2f',
          '%5C',
          '%2e',
          '\t',
          '\n',
          ' ',
          'evil.example',
          'http:',
          'javascript:',
          'home',
          '\u2028',
          '鸭',
        ),
        { maxLength: 10 },
      )
      .map((parts) => `/${parts.join('')}`);
    const anything = fc.oneof(
      nasty,
      fc.string({ unit: 'binary' }),
      fc.webPath(),
      fc.webUrl(),
      fc.string().map((s) => `/${s}`),
    );
    let kept = 0;
    fc.assert(
      fc.property(anything, (value) => {
        const path = safeRedirect(value, anyPath);
        if (path === undefined) return;
        kept += 1;
        expect(new URL(path, 'https://mallard.example/login?x=1').origin).toBe('https://mallard.example');
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(safeRedirect(path, anyPath)).toBe(path);
      }),
      { numRuns: 20_000 },
    );
    expect(kept).toBeGreaterThan(1000);
  });
});
