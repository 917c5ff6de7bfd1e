// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMeta, headMarkup, scriptJson, splitPreloads } from './head.ts';

const input = {
  origin: 'https://shop.test',
  locale: 'en-US',
  linkedLocale: null,
  isIndexed: true,
  locales: ['zh-CN', 'en-US'],
  shop: { name: 'Mallard', tagline: 'Everyday things', preview: '/icons/preview.jpg' },
} as const;

/** Returns the content of a `<meta>` element by its name or property. */
function content(head: string, key: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(head)?.[1];
}

function links(head: string): string[] {
  return [...head.matchAll(/<link (.*?) href="https:\/\/shop\.test([^"]*)">/g)].map(
    ([, rel, path]) => `${rel} ${path}`,
  );
}

describe('the head', () => {
  it('has escaped title, description and structured data', () => {
    const meta = { title: 'A & "B"', description: '<b>', canonical: '/home', jsonLd: [{ a: 1 }] };
    const head = headMarkup(meta, input);
    expect(head).toContain('<title>A &#38; &#34;B&#34;</title>');
    expect(content(head, 'description')).toBe('&#60;b&#62;');
    expect(head).not.toContain('<b>');
    expect(head).toContain('<script type="application/ld+json">{"a":1}</script>');
  });

  it('links the page in each language, and itself as canonical', () => {
    const alternates = [
      'rel="alternate" hreflang="zh-CN" /category?page=2&#38;lang=zh-CN',
      'rel="alternate" hreflang="en-US" /category?page=2&#38;lang=en-US',
      'rel="alternate" hreflang="x-default" /category?page=2',
    ];
    const meta = { title: 'x', canonical: '/category?page=2' };
    expect(links(headMarkup(meta, input))).toEqual(['rel="canonical" /category?page=2', ...alternates]);
    const linked = headMarkup(meta, { ...input, linkedLocale: 'en-US' });
    expect(links(linked)).toEqual(['rel="canonical" /category?page=2&#38;lang=en-US', ...alternates]);
    expect(content(linked, 'og:url')).toBe('https://shop.test/category?page=2&#38;lang=en-US');
  });

  it('has noindex on routes and views that are not indexed', () => {
    const meta = { title: 'x', canonical: '/home' };
    for (const head of [
      headMarkup(meta, { ...input, isIndexed: false }),
      headMarkup({ ...meta, isIndexed: false }, input),
    ]) {
      expect(content(head, 'robots')).toBe('noindex');
      expect(head).not.toContain('hreflang');
    }
    expect(content(headMarkup(meta, input), 'robots')).toBeUndefined();
  });

  it('has every tag of a link preview', () => {
    const head = headMarkup(
      {
        title: 'Mug',
        description: 'For tea',
        canonical: '/product/1',
        type: 'product',
        image: { url: '/media/pictures/mug/amber-960.0123456789.webp', alt: 'A mug' },
        price: { amount: '89.00', currency: 'CNY' },
      },
      input,
    );
    const image = 'https://shop.test/preview/media/pictures/mug/amber-960.0123456789.webp.jpg';
    const expected = {
      'og:type': 'product',
      'og:site_name': 'Mallard',
      'og:title': 'Mug',
      'og:description': 'For tea',
      'og:url': 'https://shop.test/product/1',
      'og:locale': 'en_US',
      'og:locale:alternate': 'zh_CN',
      'og:image': image,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A mug',
      'product:price:amount': '89.00',
      'product:price:currency': 'CNY',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Mug',
      'twitter:description': 'For tea',
      'twitter:image': image,
      'twitter:image:alt': 'A mug',
    };
    for (const [key, value] of Object.entries(expected)) expect(content(head, key), key).toBe(value);
  });

  it('uses the shop’s preview image for a page without a picture of the shop', () => {
    for (const image of [undefined, { url: 'data:,', alt: '' }, { url: 'https://other.test/a.jpg', alt: '' }]) {
      const head = headMarkup({ title: 'x', ...(image && { image }) }, input);
      expect(content(head, 'og:image')).toBe('https://shop.test/icons/preview.jpg');
      expect(content(head, 'og:image:alt')).toBe('Mallard · Everyday things');
      expect(content(head, 'og:type')).toBe('website');
    }
  });

  it('escapes data in script elements without changing it', () => {
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
  it('splits off preloads before the page, but not those inside it', () => {
    const links = '<link rel="preload" as="image" media="(min-width: 640px)"/><link rel="preload" as="image"/>';
    const page = '<main><link rel="preload" as="image"/></main>';
    expect(splitPreloads(links + page)).toEqual({ preloads: links, body: page });
    expect(splitPreloads(page)).toEqual({ preloads: '', body: page });
  });
});

describe('applyMeta', () => {
  it('updates title, description and links', () => {
    document.head.innerHTML = headMarkup({ title: 'Home', description: 'a', canonical: '/home' }, input);
    applyMeta(document, { title: 'Deals', description: 'b', canonical: '/discount' }, { ...input, linkedLocale: null });
    expect(document.title).toBe('Deals');
    expect(content(document.head.innerHTML, 'description')).toBe('b');
    expect([...document.querySelectorAll('link')].map((link) => link.href)).toEqual([
      'https://shop.test/discount',
      'https://shop.test/discount?lang=zh-CN',
      'https://shop.test/discount?lang=en-US',
      'https://shop.test/discount',
    ]);
  });
});
