import { type Route, type RouteName, routes } from '@mallard/storefront/routes';

/** A screen with an address that can be opened. */
export interface CompleteRoute {
  name: RouteName;
  access: Route['access'];
  path: string;
}

/** The ids that addresses need; routes whose id is missing are left out. */
export interface RouteIds {
  product?: string;
  order?: string;
  /** The order whose payment is opened. @default `order` */
  unpaidOrder?: string;
}

/** The whole route table with its gaps filled. */
export function completeRoutes({ product, order, unpaidOrder = order }: RouteIds): CompleteRoute[] {
  const ids: Partial<Record<RouteName, string | undefined>> = {
    ...{ product, payment: unpaidOrder },
    ...{ order, review: order, afterSale: order },
  };
  const names = Object.keys(routes) as RouteName[];
  return names.flatMap((name) => {
    const { path, access } = routes[name];
    const id = ids[name];
    if (path.includes(':')) return id === undefined ? [] : [{ name, access, path: path.replace(/:\w+/, id) }];
    if (name === 'paymentResult')
      return order === undefined ? [] : [{ name, access, path: `${path}?orderUuid=${order}` }];
    return [{ name, access, path }];
  });
}
