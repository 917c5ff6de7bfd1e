import { createContext, useMemo } from 'react';
import type { RouteMatch } from '../app/routes.ts';
import { useGiven } from '../app/useGiven.ts';

/** Where a screen is: frozen for a kept screen that is not shown, so that it does not react to another's address. */
export interface ScreenPlace {
  readonly match: RouteMatch;
  readonly pathname: string;
  /** Query string without the question mark, and without `lang`: links that are built from it leave the language to the visitor. */
  readonly search: string;
}

/** The path and query of a place, to come back to. */
export function addressOf({ pathname, search }: ScreenPlace): string {
  return search === '' ? pathname : `${pathname}?${search}`;
}

const PlaceContext = createContext<ScreenPlace | null>(null);
export const ScreenPlaceProvider = PlaceContext.Provider;

/** The place of the screen that asks. */
export function useScreenPlace(): ScreenPlace {
  return useGiven(PlaceContext, 'ScreenPlaceProvider');
}

/** One parameter of the screen's path. */
export function useParam(name: string): string {
  return useScreenPlace().match.params[name] ?? '';
}

/** The screen's query. */
export function useSearchParams(): URLSearchParams {
  const { search } = useScreenPlace();
  return useMemo(() => new URLSearchParams(search), [search]);
}
