import { createContext, useMemo } from 'react';
import type { RouteMatch } from '../app/routes.ts';
import { useRequiredContext } from '../app/useRequiredContext.ts';

/** Where a screen is: frozen for a kept screen that is not shown, so that it does not react to another's address. */
export interface ScreenLocation {
  readonly match: RouteMatch;
  readonly pathname: string;
  /** Query string without the question mark, and without `lang`: links that are built from it leave the language to the visitor. */
  readonly search: string;
}

/** The path and query of a place, to come back to. */
export function addressOf({ pathname, search }: ScreenLocation): string {
  return search === '' ? pathname : `${pathname}?${search}`;
}

const PlaceContext = createContext<ScreenLocation | null>(null);
export const ScreenLocationProvider = PlaceContext.Provider;

/** The place of the screen that asks. */
export function useScreenLocation(): ScreenLocation {
  return useRequiredContext(PlaceContext, 'ScreenLocationProvider');
}

/** One parameter of the screen's path. */
export function useParam(name: string): string {
  return useScreenLocation().match.params[name] ?? '';
}

/** The screen's query. */
export function useSearchParams(): URLSearchParams {
  const { search } = useScreenLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
