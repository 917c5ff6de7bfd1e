import { routes } from '../src/navigation/routes.ts';

/** Returns the content of robots.txt: paths that crawlers must not visit, and the URL of the sitemap. */
export function robotsText(origin: string): string {
  const privateRoutes = Object.values(routes).filter((route) => route.access !== 'public');
  const lines = privateRoutes.map(({ path }) => `Disallow: ${path.replace(/\/:.*$/, '/')}`);
  return ['User-agent: *', ...new Set(lines), 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
