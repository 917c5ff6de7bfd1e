import { createLazySection } from '../../hydration/index.ts';

/** Breadcrumbs, on wide pages. */
export const LazyCrumbs = createLazySection(
  'src/features/category/ListCrumbs.tsx',
  async () => (await import('./ListCrumbs.tsx')).ListCrumbs,
);
/** Plain links that work before their code loads. */
export const LazyRail = createLazySection(
  'src/features/category/ListRail.tsx',
  async () => (await import('./ListRail.tsx')).ListRail,
);
export const LazySortBar = createLazySection(
  'src/features/category/ListSortBar.tsx',
  async () => (await import('./ListSortBar.tsx')).ListSortBar,
);
/** The sidebar of wide pages. Phones open `FilterSheet` instead. */
export const LazyFilters = createLazySection(
  'src/features/category/ListFilters.tsx',
  async () => (await import('./ListFilters.tsx')).ListFilters,
);
export const LazyApplied = createLazySection(
  'src/features/category/ListApplied.tsx',
  async () => (await import('./ListApplied.tsx')).ListApplied,
);
export const LazyEmpty = createLazySection(
  'src/features/category/ListEmpty.tsx',
  async () => (await import('./ListEmpty.tsx')).ListEmpty,
);
export const LazyEnd = createLazySection(
  'src/features/category/ListEnd.tsx',
  async () => (await import('./ListEnd.tsx')).ListEnd,
);
export const LazyFailure = createLazySection(
  'src/features/category/ListFailure.tsx',
  async () => (await import('./ListFailure.tsx')).ListFailure,
);
