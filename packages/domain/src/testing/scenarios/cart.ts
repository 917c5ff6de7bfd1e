import {
  addToCart,
  batchAddToCart,
  batchDeleteCartItems,
  clearCart,
  deleteCartItem,
  getCart,
  getCartCount,
  updateCartItem,
} from '../../contract/cart.ts';
import { ContractViolation } from '../contractViolation.ts';
import { type Scenario, type ScenarioCall, scenario, simply } from '../scenario.ts';
import { fillCart, pickSku } from '../steps.ts';

const countUnits = async ({ shopper }: Pick<ScenarioCall, 'shopper'>) =>
  (await shopper?.call(getCartCount))?.unitCount ?? 0;

/** The cart. */
export const cartScenarios: readonly Scenario[] = [
  simply(getCart, {}),
  simply(getCartCount, {}),
  scenario(addToCart, {
    async prepare(world) {
      const { sku } = await pickSku(world);
      return { shopper: await world.newShopper(), input: { body: { skuUuid: sku.id, quantity: 1 } } };
    },
    other: ({ body }) => ({ body: { ...body, quantity: body.quantity + 1 } }),
    count: countUnits,
  }),
  scenario(batchAddToCart, {
    async prepare(world) {
      const { sku } = await pickSku(world);
      return { shopper: await world.newShopper(), input: { body: { items: [{ skuUuid: sku.id, quantity: 1 }] } } };
    },
    other: ({ body }) => ({ body: { items: body.items.map((item) => ({ ...item, quantity: item.quantity + 1 })) } }),
    count: countUnits,
  }),
  scenario(updateCartItem, {
    async prepare(world) {
      const shopper = await world.newShopper();
      const { id } = await fillCart(world, shopper);
      return { shopper, input: { params: { id }, body: { quantity: 2 } } };
    },
  }),
  scenario(deleteCartItem, {
    async prepare(world) {
      const shopper = await world.newShopper();
      return { shopper, input: { params: { id: (await fillCart(world, shopper)).id } } };
    },
  }),
  scenario(batchDeleteCartItems, {
    async prepare(world) {
      const shopper = await world.newShopper();
      return { shopper, input: { body: { ids: [(await fillCart(world, shopper)).id] } } };
    },
    other: ({ body }) => ({ body: { ids: [...body.ids, '7f2b8f0e-5b0a-4b0e-9a55-0c2f5c1e7a10'] } }),
    count: countUnits,
  }),
  scenario(clearCart, {
    async prepare(world) {
      const shopper = await world.newShopper();
      await fillCart(world, shopper);
      return { shopper, input: {} };
    },
    async verify(call) {
      if ((await countUnits(call)) !== 0) throw new ContractViolation('a cleared cart must be empty');
    },
  }),
];
