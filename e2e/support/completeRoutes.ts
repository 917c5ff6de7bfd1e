import { type Route, type RouteName, routes } from '@mallard/storefront/routes';

/** A screen with an address that can be opened. */
export interface CompleteRoute {
  name: RouteName;
  access: Route['access'];
  path: string;
}

/** The ids that addresses need; screens whose id is missing are left out. */
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

/** Which id a screen needs. */
const idOf: Record<RouteWithId | 'paymentResult', keyof RouteIds> = {
  product: 'product',
  payment: 'unpaid',
  paymentResult: 'paid',
  order: 'paid',
  review: 'paid',
  afterSale: 'paid',
};

/** Returns every screen with its address. */
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
