import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headMarkup, scriptJson, splitPreloads } from './head.ts';

describe('the head', () => {
  it('says what the page is about', () => {
    const head = headMarkup(
      { title: 'A & "B"', description: '<b>', canonical: '/home', image: '/a.svg', jsonLd: [{ a: 1 }] },
      'https://shop.test',
      true,
    );
    expect(head).toContain('<title>A &#38; &#34;B&#34;</title>');
    expect(head).toContain('<link rel="canonical" href="https://shop.test/home">');
    expect(head).toContain('content="https://shop.test/a.svg"');
    expect(head).not.toContain('<b>');
    expect(head).not.toContain('noindex');
  });

  it('keeps search engines away from pages that are not to be listed', () => {
    expect(headMarkup({ title: 'x' }, 'https://shop.test', false)).toContain('<meta name="robots" content="noindex">');
  });

  it('never lets data end a script element, and loses nothing of it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', '\u2028')), (text) => {
        const written = scriptJson({ text });
        expect(written).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(written)).toEqual({ text });
      }),
    );
  });
});

describe('splitPreloads', () => {
  it('takes what stands before the page, and nothing of the page', () => {
    const links = '<link rel="preload" as="image" media="(min-width: 640px)"/><link rel="preload" as="image"/>';
    const page = '<main><link rel="preload" as="image"/></main>';
    expect(splitPreloads(links + page)).toEqual({ preloads: links, body: page });
    expect(splitPreloads(page)).toEqual({ preloads: '', body: page });
  });
});
