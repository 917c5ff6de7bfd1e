import { type Route, type RouteName, routes } from '@mallard/storefront/routes';

/** A route with a path without placeholders. */
export interface CompleteRoute {
  name: RouteName;
  access: Route['access'];
  path: string;
}

/** Ids for the paths. Routes whose id is missing are omitted. */
export interface RouteIds {
  product?: string;
  /** An order that is paid. */
  paid?: string;
  /** An order that is not paid. */
  unpaid?: string;
}

type RouteWithId = {
  [Name in RouteName]: (typeof routes)[Name]['path'] extends `${string}:${string}` ? Name : never;
}[RouteName];

/** The id that a route needs. */
const idOf: Record<RouteWithId | 'paymentResult', keyof RouteIds> = {
  product: 'product',
  payment: 'unpaid',
  paymentResult: 'paid',
  order: 'paid',
  review: 'paid',
  afterSale: 'paid',
};

/** Returns all routes with complete paths. */
export function completeRoutes(ids: RouteIds): CompleteRoute[] {
  const names = Object.keys(routes) as RouteName[];
  return names.flatMap((name) => {
    const { path, access } = routes[name];
    if (!(name in idOf)) return [{ name, access, path }];
    const id = ids[idOf[name as keyof typeof idOf]];
    if (id === undefined) return [];
    return [{ name, access, path: path.includes(':') ? path.replace(/:\w+/, id) : `${path}?orderUuid=${id}` }];
  });
}
