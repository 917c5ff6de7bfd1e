import { refuse } from '@mallard/domain/serving';
import { Hono } from 'hono';
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
import { cataloguePictures } from './gateways/cataloguePictures.ts';
import type { Pages } from './gateways/pages.ts';
import { limitAddresses } from './limits/limitAddresses.ts';
import { documentRoutes } from './openapi/documentRoutes.ts';
import { answerCall } from './router/answerCall.ts';
import { answerError } from './router/answerError.ts';
import { checkTarget } from './router/checkTarget.ts';
import type { CallEnv } from './router/context.ts';
import { cors } from './router/cors.ts';
import type { Deps } from './router/deps.ts';
import type { Route } from './router/handle.ts';
import { secureHeaders } from './router/headers.ts';
import { observe } from './router/observe.ts';

/** Every call that the server answers, area by area. */
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

/** The API as one function from `Request` to `Response`. Reads no environment and starts nothing. */
export function createApp(deps: Deps): Hono<CallEnv> {
  const app = new Hono<CallEnv>();
  app.use(observe(deps), secureHeaders(deps.config), cors(deps.config.corsOrigins), checkTarget());
  // Before the limit: one page shows dozens of pictures, and they cost no more than a file.
  servePages(app, cataloguePictures);
  app.use(limitAddresses(deps));
  for (const pages of [deps.payments.pages, deps.files.pages]) if (pages) servePages(app, pages);
  app.route('/', documentRoutes());
  // A path without parameters wins over one that would take its last part for a parameter.
  const sorted = [...routes].sort((a, b) => parametersOf(a) - parametersOf(b));
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
