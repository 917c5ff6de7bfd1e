import { pathOf } from '../../navigation/routes.ts';

let isTaken = false;

/**
 * Returns the keyword of a search form that was submitted before its script loaded. Links from other sites, reloads and Back
 * do not count.
 *
 * @returns the keyword on the first call, otherwise `undefined`
 */
export function takeNativeSearch(): string | undefined {
  const [load] = performance.getEntriesByType('navigation');
  if (isTaken || !(load instanceof PerformanceNavigationTiming) || load.type !== 'navigate') return undefined;
  isTaken = true;
  const { origin, pathname, searchParams } = new URL(load.name);
  const isSameOrigin = document.referrer.startsWith(`${origin}/`);
  return (isSameOrigin && pathname === pathOf('search') && searchParams.get('keyword')) || undefined;
}
