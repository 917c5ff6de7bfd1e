import type { ProductCollection } from '@mallard/domain/contract';
import { type RouteName, routes } from '../../navigation/routes.ts';

/** The routes that show a list of products. */
export type ListKind = Extract<RouteName, 'category' | 'search' | 'newArrivals' | 'hotSale' | 'deals'>;

/** The collection behind each list that has one. */
export const collectionOf: Partial<Record<ListKind, ProductCollection>> = {
  newArrivals: 'new',
  hotSale: 'hot',
  deals: 'discount',
};

/** Returns the path of a list. */
export const pathOf = (kind: ListKind): string => routes[kind].path;
