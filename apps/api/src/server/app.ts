import { offers } from '@mallard/domain/capabilities';
import { refuse } from '@mallard/domain/serving';
import { Hono } from 'hono';
import { addressRoutes } from '../features/address/routes.ts';
import { afterSaleRoutes } from '../features/afterSale/routes.ts';
import { cartRoutes } from '../features/cart/routes.ts';
import { categoriesRoutes } from '../features/categories/routes.ts';
import { couponsRoutes } from '../features/coupons/routes.ts';
import { homeRoutes } from '../features/home/routes.ts';
import { notificationsRoutes } from '../features/notifications/routes.ts';
import { ordersRoutes } from '../features/orders/routes.ts';
import { paymentsRoutes } from '../features/payments/routes.ts';
import { productsRoutes } from '../features/products/routes.ts';
import { reviewsRoutes } from '../features/reviews/routes.ts';
import { serviceRoutes } from '../features/service/routes.ts';
import { uploadRoutes } from '../features/upload/routes.ts';
import { userRoutes } from '../features/user/routes.ts';
import { wishlistRoutes } from '../features/wishlist/routes.ts';
import { cataloguePictures } from '../gateways/cataloguePictures.ts';
import type { Pages } from '../gateways/pages.ts';
import { answerCall } from '../http/answerCall.ts';
import { answerError } from '../http/answerError.ts';
import { checkTarget } from '../http/checkTarget.ts';
import type { CallEnv } from '../http/context.ts';
import { cors } from '../http/cors.ts';
import type { Deps } from '../http/deps.ts';
import type { Route } from '../http/handle.ts';
import { secureHeaders } from '../http/headers.ts';
import { type CountAddress, createAddressLimit, limitAddresses } from '../http/limits/limitAddresses.ts';
import { observe } from '../http/observe.ts';
import { documentRoutes } from '../http/openapi/documentRoutes.ts';

/** All routes of the API, by feature. */
export const routes: readonly Route[] = [
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

/**
 * Creates the Hono app of the API. It reads no environment variables and starts no jobs.
 *
 * @param countAddress the limit on requests of one address, if other handlers share it
 */
export function createApp(deps: Deps, countAddress: CountAddress = createAddressLimit(deps)): Hono<CallEnv> {
  const app = new Hono<CallEnv>();
  app.use(observe(deps), secureHeaders(deps.config), cors(deps.config.corsOrigins), checkTarget());
  // Pictures are exempt from the rate limit: one page requests dozens of them, and each is as cheap as a static file.
  servePages(app, cataloguePictures);
  app.use(limitAddresses(countAddress));
  for (const pages of [deps.payments.pages, deps.files.pages]) if (pages) servePages(app, pages);
  app.route('/', documentRoutes(deps.config));
  // Paths with fewer parameters go first, so that a static segment wins over a parameter.
  const offered = routes.filter(({ endpoint }) => offers(deps.shop, endpoint));
  const sorted = offered.sort((a, b) => parametersOf(a) - parametersOf(b));
  for (const route of sorted) app.on(route.endpoint.method, route.endpoint.path, answerCall(route, deps));
  for (const path of new Set(sorted.map(({ endpoint }) => endpoint.path))) {
    app.all(path, (context) => {
      context.set('template', path);
      throw refuse('METHOD_NOT_ALLOWED');
    });
  }
  app.notFound((context) => answerError(refuse.notFound(), context, deps));
  app.onError((error, context) => answerError(error, context, deps));
  return app;
}

function servePages(app: Hono<CallEnv>, pages: Pages): void {
  app.all(`${pages.prefix}/*`, (context) => pages.fetch(context.req.raw));
}

function parametersOf({ endpoint }: Route): number {
  return endpoint.path.split(':').length;
}
