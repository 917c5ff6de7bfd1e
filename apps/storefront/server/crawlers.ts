import { routes } from '../src/app/routes.ts';

/** Tells crawlers what to leave alone and where the list of pages is. */
export function robotsText(origin: string): string {
  const closed = Object.values(routes).filter((route) => route.access !== 'public');
  const lines = closed.map(({ path }) => `Disallow: ${path.replace(/\/:.*$/, '/')}`);
  return ['User-agent: *', ...new Set(lines), 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
