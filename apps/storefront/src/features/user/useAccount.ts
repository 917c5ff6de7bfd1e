import { getLogistics, listCoupons, listFavorites, listNotifications, listOrders } from '@mallard/domain/endpoints';
import { useOffers } from '../../app/useOffers.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useViewedProducts } from '../product/useViewedProducts.ts';

const FAVORITES_SEARCHED = 50;
const COUPONS_READ = 20;

/** What the account page shows, each part absent where it is not offered or could not be loaded. */
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
  const onItsWay = shipped.data?.items[0];
  const logistics = useEndpoint(
    getLogistics,
    { params: { id: onItsWay?.id ?? '' } },
    { isEnabled: onItsWay !== undefined && offered.logistics },
  );
  const coupons = useEndpoint(
    listCoupons,
    { query: { scope: 'claimed', pageSize: COUPONS_READ } },
    { isEnabled: offered.coupons },
  );
  const favorites = useEndpoint(
    listFavorites,
    { query: { pageSize: FAVORITES_SEARCHED } },
    { isEnabled: offered.favorites },
  );
  const viewed = useViewedProducts();
  return {
    offered,
    isLoading: [orders, shipped, logistics, coupons, favorites].some(({ isLoading }) => isLoading),
    counts: orders.data && { byTab: orders.data.counts, toReview: orders.data.toReview },
    /** The newest parcel on its way with the last that is known of it. */
    parcel: onItsWay && { order: onItsWay, event: logistics.data?.events[0] },
    coupons: coupons.data,
    favorites: favorites.data,
    viewedCount: viewed.products.length,
  };
}

/** See {@link useAccount}. */
export type Account = ReturnType<typeof useAccount>;
