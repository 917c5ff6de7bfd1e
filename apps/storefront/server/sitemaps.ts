import { type Client, createClient, memorySession } from '@mallard/domain/client';
import {
  type Category,
  getCategoryTree,
  listProducts,
  MAX_PAGE_NUMBER,
  MAX_PAGE_SIZE,
  type Shop,
} from '@mallard/domain/contract';
import type { Locale } from '@mallard/domain/messages';
import { LRUCache } from 'lru-cache';
import { offeredLocales } from '../src/i18n/offeredLocales.ts';
import { withBase } from '../src/navigation/basePath.ts';
import { alternatesOf } from '../src/navigation/head.ts';
import { isOfferedLink } from '../src/navigation/offeredRoutes.ts';
import { paths, routes } from '../src/navigation/routes.ts';

/** Seconds for which a sitemap is cached, here and by proxies. */
export const SITEMAP_SECONDS = 600;

/** Number of files in memory, about 15 kB each. */
const MAX_CACHED = 1000;

interface SitemapsInput {
  /** At most 100, so that a file needs one API call and is never incomplete. @default 100 */
  productsPerFile?: number;
  /** Settings of the shop. */
  shop: Shop;
  /** Milliseconds for which a file is sent again. */
  freshFor?: number;
}

/** The request that a sitemap is created for. */
interface Visit {
  origin: string;
  /** The API for calls on behalf of the visitor. */
  backend: (request: Request) => Promise<Response>;
}

/** The sitemaps of a shop: one file with fixed pages and categories, and as many as needed for products. */
export interface Sitemaps {
  /** Returns the sitemap index, which lists the files. */
  index(visit: Visit): Promise<string>;
  /** Returns a file by name, such as `products-1.xml`; `null` if it doesn't exist. */
  file(name: string, visit: Visit): Promise<string | null>;
}

interface Page {
  path: string;
  lastModified?: string | undefined;
}

const INDEX = 'index';
const PAGES_FILE = 'pages.xml';
const PRODUCTS_FILE = /^products-([1-9]\d{0,5})\.xml$/;

/**
 * Creates the sitemaps of a shop. Their content is cached; requests at the same time share the API calls.
 *
 * @example const xml = await createSitemaps({ shop }).file('pages.xml', { origin: 'https://shop.test', backend });
 */
export function createSitemaps({
  shop,
  productsPerFile = MAX_PAGE_SIZE,
  freshFor = SITEMAP_SECONDS * 1000,
}: SitemapsInput): Sitemaps {
  const locales = offeredLocales(shop);
  // Without the origin, which a client can choose by its `Host` header.
  const cache = new LRUCache<string, Page[], { read: () => Promise<Page[]> }>({
    max: MAX_CACHED,
    ttl: freshFor,
    fetchMethod: (_name, _stale, { context: { read } }) => read(),
  });

  /** Returns the entries of a file, which are empty if the file doesn't exist. */
  async function entriesOf(name: string, visit: Visit): Promise<Page[]> {
    let isOwnRead = false;
    const read = () => {
      isOwnRead = true;
      return readEntries(name, createSitemapClient(visit), productsPerFile, shop);
    };
    const entries = await cache.forceFetch(name, { context: { read } }).catch((error: unknown) => {
      if (isOwnRead) throw error;
      // The limit of another visitor says nothing about this one.
      return read();
    });
    if (entries.length === 0) cache.delete(name);
    return entries;
  }

  return {
    async index(visit) {
      const files = await entriesOf(INDEX, visit);
      const entries = files.map(
        ({ path, lastModified }) =>
          `<sitemap><loc>${escapeXml(visit.origin + path)}</loc>${lastModifiedTag(lastModified)}</sitemap>\n`,
      );
      return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
    },
    async file(name, visit) {
      if (name !== PAGES_FILE && pageNumberOf(name) === null) return null;
      const pages = await entriesOf(name, visit);
      if (pages.length === 0) return null;
      return OPENING + pages.map((page) => urlEntries(visit.origin, page, locales)).join('') + CLOSING;
    },
  };
}

/** Returns the page of the product list that a file has; `null` for a name that no file can have. */
function pageNumberOf(name: string): number | null {
  const number = Number(PRODUCTS_FILE.exec(name)?.[1]);
  return number <= MAX_PAGE_NUMBER ? number : null;
}

async function readEntries(name: string, client: Client, productsPerFile: number, shop: Shop): Promise<Page[]> {
  if (name === INDEX) return readFiles(client, productsPerFile);
  const pageNumber = pageNumberOf(name);
  if (pageNumber === null) return readPages(client, shop);
  const query = { sort: 'newest', pageNumber, pageSize: productsPerFile } as const;
  const { items } = await client.call(listProducts, { query });
  return items.map(({ id, publishTime }) => ({ path: paths.product(id), lastModified: publishTime }));
}

/** Returns the entries of the index. */
async function readFiles(client: Client, productsPerFile: number): Promise<Page[]> {
  const { total, items } = await client.call(listProducts, { query: { sort: 'newest', pageSize: 1 } });
  const count = Math.min(Math.ceil(total / productsPerFile), MAX_PAGE_NUMBER);
  const names = [PAGES_FILE, ...Array.from({ length: count }, (_, index) => `products-${index + 1}.xml`)];
  return names.map((name) => ({ path: withBase(`/sitemaps/${name}`), lastModified: items[0]?.publishTime }));
}

/** Returns the fixed pages and the categories that have products. */
async function readPages(client: Client, shop: Shop): Promise<Page[]> {
  const tree = await client.call(getCategoryTree, { query: { pictures: false } });
  const categories = categoriesIn(tree);
  const { newest: lastModified, byCategory } = await readPublishTimes(client, categories);
  const showsNewest: readonly string[] = [paths.home(), paths.category(), paths.newArrivals()];
  const fixed = Object.values(routes)
    .filter((route) => 'isIndexed' in route && !route.path.includes(':'))
    .map(({ path }) => withBase(path))
    .filter((path) => isOfferedLink({ href: path }, shop))
    .map((path): Page => (showsNewest.includes(path) ? { path, lastModified } : { path }));
  return [
    ...fixed,
    ...categories.map(({ id }) => ({ path: paths.category({ categoryUuid: id }), lastModified: byCategory.get(id) })),
  ];
}

/** A category with products. `path` has the ids of its ancestors and its own. */
interface CategoryPath {
  id: string;
  path: readonly string[];
}

function categoriesIn(tree: readonly Category[], ancestors: readonly string[] = []): CategoryPath[] {
  return tree
    .filter(({ productCount }) => productCount > 0)
    .flatMap(({ id, children }) => {
      const path = [...ancestors, id];
      return [{ id, path }, ...categoriesIn(children, path)];
    });
}

/** Number of pages of newest products that are read for the dates of categories. A category without one of these has no date. */
const MAX_DATE_PAGES = 10;

/** Returns the publish time of the newest product in the shop, and in each category including its descendants. */
async function readPublishTimes(client: Client, categories: readonly CategoryPath[]) {
  const pathOf = new Map(categories.map(({ id, path }) => [id, path]));
  const byCategory = new Map<string, string>();
  let newest: string | undefined;
  for (let pageNumber = 1; pageNumber <= MAX_DATE_PAGES && byCategory.size < categories.length; pageNumber += 1) {
    const page = await client.call(listProducts, { query: { sort: 'newest', pageNumber, pageSize: MAX_PAGE_SIZE } });
    for (const { publishTime, categoryUuid } of page.items) {
      if (publishTime === undefined) continue;
      newest ??= publishTime;
      for (const id of pathOf.get(categoryUuid) ?? []) if (!byCategory.has(id)) byCategory.set(id, publishTime);
    }
    if (pageNumber >= page.totalPages) break;
  }
  return { newest, byCategory };
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const OPENING = `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const CLOSING = '</urlset>\n';

/** Returns one entry per language of a page. Each links all languages, because search engines require links in both directions. */
function urlEntries(origin: string, { path, lastModified }: Page, locales: readonly Locale[]): string {
  const addresses = alternatesOf(path, locales);
  if (addresses.length === 0)
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastModifiedTag(lastModified)}</url>\n`;
  const alternates = addresses.map(([hreflang, href]) => ({ hreflang, href: escapeXml(origin + href) }));
  const links = alternates
    .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
    .join('');
  return alternates
    .map(({ href }) => `<url><loc>${href}</loc>${lastModifiedTag(lastModified)}${links}</url>\n`)
    .join('');
}

function lastModifiedTag(time: string | undefined): string {
  return time === undefined ? '' : `<lastmod>${time}</lastmod>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function createSitemapClient({ origin, backend }: Visit): Client {
  return createClient({
    backend,
    baseUrl: origin,
    session: memorySession(),
    locale: () => 'zh-CN',
    version: 'sitemap',
    passwordHashing: { salt: 'unused' },
    locks: null,
    retriesOverload: false,
  });
}
