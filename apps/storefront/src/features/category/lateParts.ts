import { createLatePart } from '../../hydration/latePart.tsx';

/** The way down to the list, on wide pages. */
export const LateCrumbs = createLatePart(
  'src/features/category/ListCrumbs.tsx',
  async () => (await import('./ListCrumbs.tsx')).ListCrumbs,
);
/** Links, as long as nobody has pressed one. */
export const LateRail = createLatePart(
  'src/features/category/ListRail.tsx',
  async () => (await import('./ListRail.tsx')).ListRail,
);
export const LateSortBar = createLatePart(
  'src/features/category/ListSortBar.tsx',
  async () => (await import('./ListSortBar.tsx')).ListSortBar,
);
/** Beside the list on wide pages; phones have a sheet for it. */
export const LateFilters = createLatePart(
  'src/features/category/ListFilters.tsx',
  async () => (await import('./ListFilters.tsx')).ListFilters,
);
export const LateApplied = createLatePart(
  'src/features/category/ListApplied.tsx',
  async () => (await import('./ListApplied.tsx')).ListApplied,
);
export const LateEmpty = createLatePart(
  'src/features/category/ListEmpty.tsx',
  async () => (await import('./ListEmpty.tsx')).ListEmpty,
);
export const LateEnd = createLatePart(
  'src/features/category/ListEnd.tsx',
  async () => (await import('./ListEnd.tsx')).ListEnd,
);
export const LateFailure = createLatePart(
  'src/features/category/ListFailure.tsx',
  async () => (await import('./ListFailure.tsx')).ListFailure,
);
