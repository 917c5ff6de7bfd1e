import { type Capabilities, offers } from '@mallard/domain/capabilities';
import {
  createAddress,
  createOrder,
  createPayment,
  deleteAddress,
  type EndpointDescriptor,
  getCart,
  getOrder,
  getProfile,
  listAddresses,
  listCoupons,
  listFavorites,
  listNotifications,
  listOrders,
  register,
  requestAfterSale,
  resetPassword,
  reviewOrder,
  searchProducts,
  sendContactMessage,
  setDefaultAddress,
  updateAddress,
} from '@mallard/domain/endpoints';
import { matchRoute, type RouteMatch, type RouteName, routes } from '../navigation/routes.ts';
import { useServices } from './services.ts';

/** Endpoints without which a screen is of no use. Screens that are missing here need only what every back end offers. */
const requiredEndpoints: Partial<Record<RouteName, readonly EndpointDescriptor[]>> = {
  search: [searchProducts],
  register: [register],
  resetPassword: [resetPassword],
  cart: [getCart],
  checkout: [createOrder],
  payment: [createPayment],
  paymentResult: [createPayment],
  orders: [listOrders],
  order: [getOrder],
  review: [reviewOrder],
  afterSale: [requestAfterSale],
  profile: [getProfile],
  addresses: [listAddresses, updateAddress, deleteAddress, setDefaultAddress],
  addressEdit: [createAddress],
  favorites: [listFavorites],
  coupons: [listCoupons],
  notifications: [listNotifications],
  contact: [sendContactMessage],
};

/** Returns the screen of a path; `notFound` also if the back end doesn't offer what the screen needs. */
export function matchOfferedRoute(pathname: string, backend: Pick<Capabilities, 'notOffered'>): RouteMatch {
  const match = matchRoute(pathname);
  const isOffered = (requiredEndpoints[match.name] ?? []).every((endpoint) => offers(backend, endpoint));
  return isOffered ? match : { name: 'notFound', route: routes.notFound, params: {} };
}

/**
 * Returns a function that states whether a link leads to a screen that the back end offers. Hide other links.
 *
 * @example links.filter(useIsOfferedLink())
 */
export function useIsOfferedLink(): (link: { href: string }) => boolean {
  const { shop } = useServices().config;
  return ({ href }) => matchOfferedRoute(href.split(/[?#]/)[0] ?? href, shop).name !== 'notFound';
}
