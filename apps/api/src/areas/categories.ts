import type { Route } from '../router/handle.ts';

export const categoriesRoutes: Route[] = [];
