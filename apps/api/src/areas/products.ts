import type { Route } from '../router/handle.ts';

export const productsRoutes: Route[] = [];
