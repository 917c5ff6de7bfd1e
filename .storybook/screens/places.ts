import { products as catalogue } from '@mallard/catalogue';
import { addToCart, listOrders } from '@mallard/domain/contract';
import type { OrderStatus } from '@mallard/domain/rules';
import { skuId, stableId } from '@mallard/offline/backend';
import { paths } from '@mallard/storefront/stage';
import type { World } from './openScreen.ts';

const LINES = 3;

/** A product with colours, sizes and reviews. */
export const productPath = paths.product(stableId('product', 'cloud-glaze-mug'));
export const unknownProductPath = paths.product(stableId('product', 'nothing'));

/** A place to which one comes with goods in the cart. */
export function withGoods(path: string) {
  return async ({ shop }: World): Promise<string> => {
    for (const { skus, slug } of catalogue.slice(0, LINES)) {
      const sku = skus.find(({ stock }) => stock > 0);
      if (sku) await shop.elsewhere.call(addToCart, { body: { skuUuid: skuId(slug, sku.values), quantity: 1 } });
    }
    return path;
  };
}

type PathOfOrder = (uuid: string) => string;

/** The place of an order of the demo account that has this status. */
function orderWith(status: (world: World) => OrderStatus, pathOf: PathOfOrder) {
  return async (world: World): Promise<string> => {
    const { items } = await world.shop.elsewhere.call(listOrders, { query: { tab: status(world) } });
    const [order] = items;
    if (!order) throw new RangeError(`The demo account has no order that is ${status(world)}.`);
    return pathOf(order.id);
  };
}

export const unpaidOrder = (pathOf: PathOfOrder) => orderWith(() => 'unpaid', pathOf);
export const paidOrder = (pathOf: PathOfOrder) => orderWith(() => 'unshipped', pathOf);
export const shippedOrder = (pathOf: PathOfOrder) => orderWith(() => 'shipped', pathOf);
export const completedOrder = (pathOf: PathOfOrder) => orderWith(() => 'completed', pathOf);
/** With the status that the toolbar says. */
export const chosenOrder = (pathOf: PathOfOrder) => orderWith(({ order }) => order, pathOf);
