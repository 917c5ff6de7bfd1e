import type { Route } from '../router/handle.ts';

export const couponsRoutes: Route[] = [];
