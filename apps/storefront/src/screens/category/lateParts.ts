import { createLatePart } from '../../shell/latePart.tsx';

export const filters = createLatePart(
  'src/screens/category/ListFilters.tsx',
  async () => (await import('./ListFilters.tsx')).ListFilters,
);
export const empty = createLatePart(
  'src/screens/category/ListEmpty.tsx',
  async () => (await import('./ListEmpty.tsx')).ListEmpty,
);
export const end = createLatePart(
  'src/screens/category/ListEnd.tsx',
  async () => (await import('./ListEnd.tsx')).ListEnd,
);
