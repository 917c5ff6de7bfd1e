import { products as catalogue } from '@mallard/catalogue';
import { addToCart, listOrders } from '@mallard/domain/contract';
import type { OrderStatus } from '@mallard/domain/rules';
import { skuId, stableId } from '@mallard/offline/backend';
import { paths } from '@mallard/storefront/stage';
import type { SceneContext } from './openScreen.ts';

const LINES = 3;

/** Path of a product with colors, sizes and reviews. */
export const productPath = paths.product(stableId('product', 'cloud-glaze-mug'));
export const unknownProductPath = paths.product(stableId('product', 'nothing'));

/** Adds products to the cart before the path is opened. */
export function withCartItems(path: string) {
  return async ({ shop }: SceneContext): Promise<string> => {
    for (const { skus, slug } of catalogue.slice(0, LINES)) {
      const sku = skus.find(({ stock }) => stock > 0);
      if (sku) await shop.otherDevice.call(addToCart, { body: { skuUuid: skuId(slug, sku.values), quantity: 1 } });
    }
    return path;
  };
}

type PathOfOrder = (uuid: string) => string;

/** Returns the path of an order of the demo account with this status. */
function orderWith(status: (context: SceneContext) => OrderStatus, pathOf: PathOfOrder) {
  return async (context: SceneContext): Promise<string> => {
    const { items } = await context.shop.otherDevice.call(listOrders, { query: { tab: status(context) } });
    const [order] = items;
    if (!order) throw new RangeError(`The demo account has no order that is ${status(context)}.`);
    return pathOf(order.id);
  };
}

export const unpaidOrder = (pathOf: PathOfOrder) => orderWith(() => 'unpaid', pathOf);
export const paidOrder = (pathOf: PathOfOrder) => orderWith(() => 'unshipped', pathOf);
export const shippedOrder = (pathOf: PathOfOrder) => orderWith(() => 'shipped', pathOf);
export const completedOrder = (pathOf: PathOfOrder) => orderWith(() => 'completed', pathOf);
/** Returns the path of an order with the status in the toolbar. */
export const selectedOrder = (pathOf: PathOfOrder) => orderWith(({ order }) => order, pathOf);
