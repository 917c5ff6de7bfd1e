import { routes } from '../../app/routes.ts';

let isTaken = false;

/**
 * What the search form sent by itself before its scripts had come. A link from elsewhere, a reload or a way back is none.
 *
 * @returns the keyword, the first time that it is asked for
 */
export function takeNativeSearch(): string | undefined {
  const [load] = performance.getEntriesByType('navigation');
  if (isTaken || !(load instanceof PerformanceNavigationTiming) || load.type !== 'navigate') return undefined;
  isTaken = true;
  const { origin, pathname, searchParams } = new URL(load.name);
  const isOurs = document.referrer.startsWith(`${origin}/`);
  return (isOurs && pathname === routes.search.path && searchParams.get('keyword')) || undefined;
}
