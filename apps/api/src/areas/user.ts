import type { Route } from '../router/handle.ts';

export const userRoutes: Route[] = [];
