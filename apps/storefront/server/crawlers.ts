import { createClient, memorySession } from '@mallard/domain/client';
import { listProducts } from '@mallard/domain/contract';
import { paths, routes } from '../src/routes.ts';

/** Tells crawlers what to leave alone and where the list of pages is. */
export function robotsText(origin: string): string {
  const closed = Object.values(routes).filter((route) => route.access !== 'public');
  const lines = closed.map(({ path }) => `Disallow: ${path.replace(/\/:.*$/, '/')}`);
  return ['User-agent: *', ...new Set(lines), 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

const PAGES_OF_PRODUCTS = 10;

/** Lists the pages that search engines may show: the route table's and the newest thousand products. */
export async function sitemapXml(origin: string, backend: (request: Request) => Promise<Response>): Promise<string> {
  const client = createClient({
    backend,
    baseUrl: origin,
    session: memorySession(),
    locale: () => 'zh-CN',
    version: 'sitemap',
    passwordHashing: { salt: 'unused' },
    locks: null,
  });
  const fixed = Object.values(routes)
    .filter((route) => 'isIndexed' in route && !route.path.includes(':'))
    .map((route) => route.path);
  const products: string[] = [];
  for (let pageNumber = 1; pageNumber <= PAGES_OF_PRODUCTS; pageNumber++) {
    const page = await client.call(listProducts, { query: { sort: 'newest', pageNumber, pageSize: 100 } });
    products.push(...page.items.map(({ id }) => paths.product(id)));
    if (pageNumber >= page.totalPages) break;
  }
  const urls = [...fixed, ...products].map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
