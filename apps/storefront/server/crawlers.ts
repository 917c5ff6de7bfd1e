import { withBase } from '../src/navigation/basePath.ts';
import { routes } from '../src/navigation/routes.ts';

/** Returns the content of robots.txt: paths that crawlers must not visit, and the URL of the sitemap. */
export function robotsText(origin: string): string {
  const privateRoutes = Object.values(routes).filter((route) => route.access !== 'public');
  const lines = privateRoutes.map(({ path }) => `Disallow: ${withBase(path.replace(/\/:.*$/, '/'))}`);
  return [
    'User-agent: *',
    ...new Set(lines),
    `Disallow: ${withBase('/api/')}`,
    `Sitemap: ${origin}${withBase('/sitemap.xml')}`,
    '',
  ].join('\n');
}
