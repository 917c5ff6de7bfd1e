import type { ScreenMeta } from './screenModule.ts';

/** Escapes text for HTML content and double-quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Writes JSON that may stand inside a `<script>`: no `<`, and no line separators that old parsers stumble over. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Writes the part of `<head>` that says what a page is about: title, description, canonical address, preview, JSON-LD.
 *
 * @param meta   what the screen says
 * @param origin `https://shop.example`, without a slash at the end
 * @param isIndexed whether search engines may list the page
 */
export function headMarkup(meta: ScreenMeta, origin: string, isIndexed: boolean): string {
  const tags = [`<title>${escapeHtml(meta.title)}</title>`];
  const add = (name: 'name' | 'property', key: string, content: string) =>
    tags.push(`<meta ${name}="${key}" content="${escapeHtml(content)}">`);
  if (meta.description) add('name', 'description', meta.description);
  if (!isIndexed) add('name', 'robots', 'noindex');
  if (meta.canonical) tags.push(`<link rel="canonical" href="${escapeHtml(origin + meta.canonical)}">`);
  add('property', 'og:title', meta.title);
  if (meta.image) add('property', 'og:image', new URL(meta.image, origin).href);
  for (const data of meta.jsonLd ?? []) tags.push(`<script type="application/ld+json">${scriptJson(data)}</script>`);
  return tags.join('\n');
}

/** Takes the preloads off the beginning of what React drew: they work sooner in the head. */
export function splitPreloads(markup: string): { preloads: string; body: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(markup)?.[0] ?? '';
  return { preloads, body: markup.slice(preloads.length) };
}

/** Makes the document of a running tab say what the new screen is about. */
export function applyMeta(document: Document, meta: ScreenMeta, origin: string): void {
  document.title = meta.title;
  const description = document.head.querySelector('meta[name="description"]');
  if (description) description.setAttribute('content', meta.description ?? '');
  const canonical = document.head.querySelector('link[rel="canonical"]');
  if (canonical && meta.canonical) canonical.setAttribute('href', origin + meta.canonical);
}
