import { addressRoutes } from './areas/address.ts';
import { afterSaleRoutes } from './areas/afterSale.ts';
import { cartRoutes } from './areas/cart.ts';
import { categoriesRoutes } from './areas/categories.ts';
import { couponsRoutes } from './areas/coupons.ts';
import { homeRoutes } from './areas/home.ts';
import { notificationsRoutes } from './areas/notifications.ts';
import { ordersRoutes } from './areas/orders.ts';
import { paymentsRoutes } from './areas/payments.ts';
import { productsRoutes } from './areas/products.ts';
import { reviewsRoutes } from './areas/reviews.ts';
import { serviceRoutes } from './areas/service.ts';
import { uploadRoutes } from './areas/upload.ts';
import { userRoutes } from './areas/user.ts';
import { wishlistRoutes } from './areas/wishlist.ts';
import type { OfflineRoute } from './calls/offlineCall.ts';

/** All routes of the offline back end. */
export const routes: readonly OfflineRoute[] = [
  ...userRoutes,
  ...homeRoutes,
  ...productsRoutes,
  ...categoriesRoutes,
  ...cartRoutes,
  ...ordersRoutes,
  ...afterSaleRoutes,
  ...addressRoutes,
  ...reviewsRoutes,
  ...wishlistRoutes,
  ...paymentsRoutes,
  ...couponsRoutes,
  ...notificationsRoutes,
  ...uploadRoutes,
  ...serviceRoutes,
];
