import { createContext, useMemo } from 'react';
import { useRequiredContext } from '../react/useRequiredContext.ts';
import type { RouteMatch } from './routes.ts';

/** The location of a screen. A preserved screen that is hidden keeps its own, so that it doesn't react to the URL of another one. */
export interface ScreenLocation {
  readonly match: RouteMatch;
  readonly pathname: string;
  /** Query without the question mark, and without `lang`, so that links built from it don't set a language. */
  readonly search: string;
}

/** Returns the path and query of a location. */
export function addressOf({ pathname, search }: ScreenLocation): string {
  return search === '' ? pathname : `${pathname}?${search}`;
}

const ScreenLocationContext = createContext<ScreenLocation | null>(null);
export const ScreenLocationProvider = ScreenLocationContext.Provider;

/** Returns the location of the screen that contains the component. @throws {Error} outside of a screen */
export function useScreenLocation(): ScreenLocation {
  return useRequiredContext(ScreenLocationContext, 'ScreenLocationProvider');
}

/** Returns one parameter of the screen's path. @example const id = useParam('uuid'); */
export function useParam(name: string): string {
  return useScreenLocation().match.params[name] ?? '';
}

/** Returns the parameters of the screen's query. */
export function useSearchParams(): URLSearchParams {
  const { search } = useScreenLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
