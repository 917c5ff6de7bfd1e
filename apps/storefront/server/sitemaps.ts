import { type Client, createClient, memorySession } from '@mallard/domain/client';
import { type Category, getCategoryTree, listProducts, MAX_PAGE_NUMBER, MAX_PAGE_SIZE } from '@mallard/domain/contract';
import { paths, routes } from '../src/app/routes.ts';
import { alternatesOf } from '../src/navigation/head.ts';

/** Maximum number of URLs in a sitemap (https://www.sitemaps.org/protocol.html). */
const MAX_URLS = 50_000;
const URLS_PER_PAGE = alternatesOf('/').length;
const PRODUCTS_PER_FILE = Math.floor(MAX_URLS / URLS_PER_PAGE / MAX_PAGE_SIZE) * MAX_PAGE_SIZE;

interface SitemapsInput {
  origin: string;
  backend: (request: Request) => Promise<Response>;
  /** At most 100, or a multiple of 100. @default the maximum of the protocol */
  productsPerFile?: number;
}

/** The sitemaps of a shop: one file with fixed pages and categories, and as many as needed for products. */
export interface Sitemaps {
  /** Returns the sitemap index, which lists the files. */
  index(): Promise<string>;
  /** Returns a file by name, such as `products-1.xml`; `null` if it doesn't exist. */
  file(name: string): Promise<string | ReadableStream<Uint8Array> | null>;
}

interface Page {
  path: string;
  lastModified?: string | undefined;
}

/** Converts a generator to a stream that respects backpressure. */
function streamOf(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void texts.return(),
  });
}

const PRODUCTS_FILE = /^products-([1-9]\d{0,5})\.xml$/;

/** Creates the sitemaps of a shop. Product files are streamed, because they can be megabytes. */
export function createSitemaps({ origin, backend, productsPerFile = PRODUCTS_PER_FILE }: SitemapsInput): Sitemaps {
  const pageSize = Math.min(productsPerFile, MAX_PAGE_SIZE);
  const pagesPerFile = productsPerFile / pageSize;
  const client = createSitemapClient(origin, backend);

  const readProducts = (pageNumber: number) =>
    client.call(listProducts, { query: { sort: 'newest', pageNumber, pageSize } });

  /** Yields the entries of a file, one page of products at a time. */
  async function* productEntries(first: Awaited<ReturnType<typeof readProducts>>) {
    yield OPENING;
    let page = first;
    const last = Math.min(first.totalPages, first.pageNumber + pagesPerFile - 1);
    for (;;) {
      yield page.items
        .map(({ id, publishTime }) => urlEntries(origin, { path: paths.product(id), lastModified: publishTime }))
        .join('');
      if (page.pageNumber >= last) break;
      page = await readProducts(page.pageNumber + 1);
    }
    yield CLOSING;
  }

  return {
    async index() {
      const { total, items } = await client.call(listProducts, { query: { sort: 'newest', pageSize: 1 } });
      const files = Array.from(
        { length: Math.ceil(total / productsPerFile) },
        (_, index) => `products-${index + 1}.xml`,
      );
      const lastModified = lastModifiedTag(items[0]?.publishTime);
      const entries = ['pages.xml', ...files].map(
        (file) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${file}`)}</loc>${lastModified}</sitemap>\n`,
      );
      return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
    },
    async file(name) {
      if (name === 'pages.xml') {
        const pages = await readPages(client);
        return OPENING + pages.map((page) => urlEntries(origin, page)).join('') + CLOSING;
      }
      const number = PRODUCTS_FILE.exec(name)?.[1];
      const pageNumber = (Number(number) - 1) * pagesPerFile + 1;
      if (number === undefined || pageNumber > MAX_PAGE_NUMBER) return null;
      // Before the response starts, so that a failure can still set the status.
      const first = await readProducts(pageNumber);
      if (first.items.length === 0) return null;
      return streamOf(productEntries(first));
    },
  };
}

/** Returns the fixed pages and the categories that have products. */
async function readPages(client: Client): Promise<Page[]> {
  const tree = await client.call(getCategoryTree, { query: { pictures: false } });
  const categories = categoriesIn(tree);
  const { newest: lastModified, byCategory } = await readPublishTimes(client, categories);
  const showsNewest: readonly string[] = [paths.home(), paths.category(), paths.newArrivals()];
  const fixed = Object.values(routes)
    .filter((route) => 'isIndexed' in route && !route.path.includes(':'))
    .map(({ path }): Page => (showsNewest.includes(path) ? { path, lastModified } : { path }));
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
function urlEntries(origin: string, { path, lastModified }: Page): string {
  const alternates = alternatesOf(path).map(([hreflang, href]) => ({ hreflang, href: escapeXml(origin + href) }));
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

function createSitemapClient(origin: string, backend: SitemapsInput['backend']): Client {
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
