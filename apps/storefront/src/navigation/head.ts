import type { Locale } from '@mallard/domain/messages';
import { withBase } from './basePath.ts';
import { inLocale } from './linkedLocale.ts';
import type { ScreenMeta } from './screenModule.ts';

/** Size of link previews in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
/** Path prefix of the JPEG previews that the server creates from the shop's pictures. */
export const PREVIEW_PATH = '/preview';
/** The preview of pages that have no picture. */
export const SHOP_PREVIEW = '/icons/preview.jpg';

/** Escapes text for HTML content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Serializes JSON for use inside a `<script>` element: escapes `<`, which could end the element, and line separators, which old
 * JavaScript parsers reject.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

interface HeadInput {
  /** Origin without a trailing slash, such as `https://shop.example`. */
  origin: string;
  locale: Locale;
  /** The language in the URL; `null` without one. */
  linkedLocale: Locale | null;
  /** Whether search engines can list this route. */
  isIndexed: boolean;
  /** The languages of the shop. */
  locales: readonly Locale[];
  /** Name of the shop, and the picture of link previews; `null` for none. */
  shop: { name: string; tagline: string; preview: string | null };
}

/** Returns a page's metadata for `<head>`: title, description, canonical and alternate links, previews and structured data. */
export function headMarkup(meta: ScreenMeta, input: HeadInput): string {
  const tags = [`<title>${escapeHtml(meta.title)}</title>`];
  const add = (name: 'name' | 'property', key: string, content: string | undefined) => {
    if (content) tags.push(`<meta ${name}="${key}" content="${escapeHtml(content)}">`);
  };
  const link = (attributes: string, path: string) =>
    tags.push(`<link ${attributes} href="${escapeHtml(input.origin + path)}">`);
  const isListed = input.isIndexed && meta.isIndexed !== false;
  add('name', 'description', meta.description);
  if (!isListed) add('name', 'robots', 'noindex');
  if (meta.canonical) link('rel="canonical"', inLocale(meta.canonical, input.linkedLocale));
  if (meta.canonical && isListed) {
    for (const [hreflang, path] of alternatesOf(meta.canonical, input.locales))
      link(`rel="alternate" hreflang="${hreflang}"`, path);
  }
  for (const [key, content] of openGraph(meta, input)) add('property', key, content);
  for (const [key, content] of twitterCard(meta, input)) add('name', key, content);
  for (const data of meta.jsonLd ?? []) tags.push(`<script type="application/ld+json">${scriptJson(data)}</script>`);
  return tags.join('\n');
}

/**
 * Returns the path of a page in each language; `x-default` sets no language. A shop in one language has no alternates.
 *
 * @example alternatesOf('/home', ['zh-CN', 'en-US']) // [['zh-CN', '/home?lang=zh-CN'], ['en-US', '/home?lang=en-US'], ['x-default', '/home']]
 */
export function alternatesOf(path: string, locales: readonly Locale[]): [hreflang: string, path: string][] {
  if (locales.length < 2) return [];
  return [
    ...locales.map((locale): [string, string] => [locale, inLocale(path, locale)]),
    ['x-default', inLocale(path, null)],
  ];
}

type Tags = [key: string, content: string | undefined][];

/** Returns the Open Graph tags of a page, which messengers and social networks read. @see https://ogp.me */
function openGraph(meta: ScreenMeta, { origin, locale, linkedLocale, locales, shop }: HeadInput): Tags {
  const image = previewOf(meta, origin, shop);
  return [
    ['og:type', meta.type ?? 'website'],
    ['og:site_name', shop.name],
    ['og:title', meta.title],
    ['og:description', meta.description],
    ['og:url', meta.canonical && origin + inLocale(meta.canonical, linkedLocale)],
    ['og:locale', openGraphLocale(locale)],
    ...locales
      .filter((other) => other !== locale)
      .map((other): Tags[number] => ['og:locale:alternate', openGraphLocale(other)]),
    ...(image?.isPreview
      ? ([
          ['og:image', image.url],
          ['og:image:type', 'image/jpeg'],
          ['og:image:width', String(PREVIEW_SIZE.width)],
          ['og:image:height', String(PREVIEW_SIZE.height)],
          ['og:image:alt', image.alt],
        ] satisfies Tags)
      : ([
          ['og:image', image?.url],
          ['og:image:alt', image?.alt],
        ] satisfies Tags)),
    ['product:price:amount', meta.price?.amount],
    ['product:price:currency', meta.price?.currency],
  ];
}

/** Formats a language for Open Graph: `zh-CN` becomes `zh_CN`. */
function openGraphLocale(locale: Locale): string {
  return locale.replace('-', '_');
}

function twitterCard(meta: ScreenMeta, { origin, shop }: HeadInput): Tags {
  const image = previewOf(meta, origin, shop);
  return [
    ['twitter:card', image?.isPreview ? 'summary_large_image' : 'summary'],
    ['twitter:title', meta.title],
    ['twitter:description', meta.description],
    ['twitter:image', image?.url],
    ['twitter:image:alt', image?.alt],
  ];
}

/** The picture of a link preview. `isPreview`: a JPEG of the size of previews. */
interface Preview {
  url: string;
  alt: string;
  isPreview: boolean;
}

/** Returns the preview of a page. WeChat, X and Facebook don't support WebP or AVIF, so `server/previews.ts` creates JPEGs. */
function previewOf(
  { image }: ScreenMeta,
  origin: string,
  { name, tagline, preview }: HeadInput['shop'],
): Preview | null {
  if (image && /^\/(?:media|uploads)\//.test(image.url))
    return { url: `${origin}${withBase(PREVIEW_PATH)}${image.url}.jpg`, alt: image.alt, isPreview: true };
  if (preview === null) return null;
  const alt = tagline === '' ? name : `${name} · ${tagline}`;
  return { url: new URL(withBase(preview), origin).href, alt, isPreview: preview === SHOP_PREVIEW };
}

/** Splits the preloads off the beginning of React's HTML, so that they can be moved to the head and start earlier. */
export function splitPreloads(markup: string): { preloads: string; body: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(markup)?.[0] ?? '';
  return { preloads, body: markup.slice(preloads.length) };
}

/** Updates the metadata of the document in the browser. */
export function applyMeta(
  document: Document,
  meta: ScreenMeta,
  { origin, linkedLocale, locales }: Pick<HeadInput, 'origin' | 'linkedLocale' | 'locales'>,
): void {
  document.title = meta.title;
  const description = document.head.querySelector('meta[name="description"]');
  if (description) description.setAttribute('content', meta.description ?? '');
  const canonical = document.head.querySelector('link[rel="canonical"]');
  if (!canonical || !meta.canonical) return;
  canonical.setAttribute('href', origin + inLocale(meta.canonical, linkedLocale));
  for (const [hreflang, path] of alternatesOf(meta.canonical, locales))
    document.head.querySelector(`link[hreflang="${hreflang}"]`)?.setAttribute('href', origin + path);
}
