import { getLogistics, listCoupons, listFavorites, listNotifications, listOrders } from '@mallard/domain/endpoints';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useOffers } from '../../services/useOffers.ts';
import { useViewedProducts } from '../../shared/products/useViewedProducts.ts';

const FAVORITES_PAGE_SIZE = 50;
const COUPONS_PAGE_SIZE = 20;

/** Loads the data of the account page. A part is `undefined` when the back end does not offer it or it failed to load. */
export function useAccount() {
  const offers = useOffers();
  const offered = {
    coupons: offers(listCoupons),
    favorites: offers(listFavorites),
    logistics: offers(getLogistics),
    notifications: offers(listNotifications),
  };
  const orders = useEndpoint(listOrders, { query: { pageSize: 1 } });
  const shipped = useEndpoint(listOrders, { query: { tab: 'shipped', pageSize: 1 } });
  const shippedOrder = shipped.data?.items[0];
  const logistics = useEndpoint(
    getLogistics,
    { params: { id: shippedOrder?.id ?? '' } },
    { isEnabled: shippedOrder !== undefined && offered.logistics },
  );
  const coupons = useEndpoint(
    listCoupons,
    { query: { scope: 'claimed', pageSize: COUPONS_PAGE_SIZE } },
    { isEnabled: offered.coupons },
  );
  const favorites = useEndpoint(
    listFavorites,
    { query: { pageSize: FAVORITES_PAGE_SIZE } },
    { isEnabled: offered.favorites },
  );
  const viewed = useViewedProducts();
  return {
    offered,
    isLoading: [orders, shipped, logistics, coupons, favorites].some(({ isLoading }) => isLoading),
    counts: orders.data && { byTab: orders.data.counts, toReview: orders.data.toReview },
    /** The newest shipped order with its latest tracking event. */
    parcel: shippedOrder && { order: shippedOrder, event: logistics.data?.events[0] },
    coupons: coupons.data,
    favorites: favorites.data,
    viewedCount: viewed.products.length,
  };
}

/** Data of the account page, from {@link useAccount}. */
export type Account = ReturnType<typeof useAccount>;
