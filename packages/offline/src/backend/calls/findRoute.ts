import { refuse } from '@mallard/domain/serving';
import type { OfflineRoute } from './offlineCall.ts';

/** A route, and its parameters from the path. */
export interface FoundRoute {
  route: OfflineRoute;
  params: Record<string, string>;
}

/**
 * Creates a function that finds routes. A path without parameters has precedence over one with a parameter.
 *
 * @returns a function that throws NOT_FOUND for an unknown path, METHOD_NOT_ALLOWED for another method
 */
export function createRouteFinder(routes: readonly OfflineRoute[]): (method: string, pathname: string) => FoundRoute {
  const matchers = routes
    .map((route) => ({ route, parts: route.endpoint.path.split('/') }))
    .sort((a, b) => countParameters(a.parts) - countParameters(b.parts));
  return (method, pathname) => {
    const pathSegments = pathname.split('/').map(decodeURIComponent);
    const requestedMethod = method === 'HEAD' ? 'GET' : method;
    const onPath = matchers.flatMap(({ route, parts }) => {
      const params = match(parts, pathSegments);
      return params ? [{ route, params }] : [];
    });
    const found = onPath.find(({ route }) => route.endpoint.method === requestedMethod);
    if (found) return found;
    throw onPath.length > 0 ? refuse('METHOD_NOT_ALLOWED') : refuse.notFound();
  };
}

function countParameters(parts: readonly string[]): number {
  return parts.filter((part) => part.startsWith(':')).length;
}

function match(parts: readonly string[], given: readonly string[]): Record<string, string> | undefined {
  if (parts.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return undefined;
    } else if (value === '') return undefined;
    else params[part.slice(1)] = value;
  }
  return params;
}
