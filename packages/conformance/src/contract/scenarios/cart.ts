import {
  addSavedItem,
  addToCart,
  batchAddToCart,
  batchDeleteCartItems,
  clearCart,
  deleteCartItem,
  deleteSavedItem,
  getCart,
  getCartCount,
  moveToCart,
  saveForLater,
  updateCartItem,
} from '@mallard/domain/contract';
import { assertCartSums } from '../assertAmounts.ts';
import { assertShown } from '../assertShown.ts';
import type { RunContext } from '../runContext.ts';
import { type Scenario, type ScenarioCall, scenario, simply } from '../scenario.ts';
import { fillCart, pickSku } from '../steps.ts';

const countUnits = async ({ shopper }: Pick<ScenarioCall, 'shopper'>) =>
  (await shopper?.call(getCartCount))?.unitCount ?? 0;

/** Asserts the units of a SKU in the cart after a change, and the cart's totals. */
async function assertHolds(call: Pick<ScenarioCall, 'shopper'>, skuUuid: string, quantity: number, step: string) {
  const cart = await call.shopper?.call(getCart);
  if (!cart) return;
  const asked = `GET ${getCart.path} after ${step}`;
  const line = cart.items.find((item) => item.skuUuid === skuUuid);
  assertShown(asked, 'the quantity of the SKU', quantity, line?.quantity ?? 0);
  assertCartSums(asked, cart);
  assertShown(`GET ${getCartCount.path} after ${step}`, 'data.unitCount', cart.unitCount, await countUnits(call));
}

const savedUnits = async ({ shopper }: Pick<ScenarioCall, 'shopper'>) =>
  ((await shopper?.call(getCart))?.saved ?? []).reduce((sum, { quantity }) => sum + quantity, 0);

/** Asserts the units of the used SKU: in the cart, and saved for later. */
async function assertSplit(
  call: Pick<ScenarioCall, 'shopper'>,
  context: RunContext,
  units: [number, number],
  step: string,
) {
  const skuUuid = await filledSku(context);
  await assertHolds(call, skuUuid, units[0], step);
  assertShown(`GET ${getCart.path} after ${step}`, 'the saved units', units[1], await savedUnits(call));
}

/** A SKU that no shop has. */
const unknownSku = '5d1f0a52-8f0b-4c57-9d0e-3a7c1b2e4f60';

/** Creates a shopper with one unit saved for later. */
async function saveOne(context: RunContext) {
  const shopper = await context.newShopper();
  const skuUuid = await filledSku(context);
  await shopper.call(addSavedItem, { body: { skuUuid, quantity: 1 } });
  return { shopper, skuUuid };
}

/** Returns the SKU of the line in a new shopper's cart. */
const filledSku = async (context: RunContext) => (await pickSku(context)).sku.id;

/** Scenarios of the cart. */
export const cartScenarios: readonly Scenario[] = [
  simply(getCart, {}),
  simply(getCartCount, {}),
  scenario(addToCart, {
    async prepare(context) {
      const { sku } = await pickSku(context);
      return { shopper: await context.newShopper(), input: { body: { skuUuid: sku.id, quantity: 1 } } };
    },
    other: ({ body }) => ({ body: { ...body, quantity: body.quantity + 1 } }),
    count: countUnits,
    verify: (call) => assertHolds(call, call.input.body.skuUuid, 1, 'a piece was added'),
  }),
  scenario(batchAddToCart, {
    async prepare(context) {
      const { sku } = await pickSku(context);
      return { shopper: await context.newShopper(), input: { body: { items: [{ skuUuid: sku.id, quantity: 1 }] } } };
    },
    other: ({ body }) => ({ body: { items: body.items.map((item) => ({ ...item, quantity: item.quantity + 1 })) } }),
    count: countUnits,
    verify: async (call, context) => assertHolds(call, await filledSku(context), 1, 'lines were merged'),
  }),
  scenario(updateCartItem, {
    async prepare(context) {
      const shopper = await context.newShopper();
      const { id } = await fillCart(context, shopper);
      return { shopper, input: { params: { id }, body: { quantity: 2 } } };
    },
    verify: async (call, context) => assertHolds(call, await filledSku(context), 2, 'a quantity was set'),
  }),
  scenario(deleteCartItem, {
    async prepare(context) {
      const shopper = await context.newShopper();
      return { shopper, input: { params: { id: (await fillCart(context, shopper)).id } } };
    },
    verify: async (call, context) => assertHolds(call, await filledSku(context), 0, 'a line was deleted'),
  }),
  scenario(batchDeleteCartItems, {
    async prepare(context) {
      const shopper = await context.newShopper();
      return { shopper, input: { body: { ids: [(await fillCart(context, shopper)).id] } } };
    },
    other: ({ body }) => ({ body: { ids: [...body.ids, '7f2b8f0e-5b0a-4b0e-9a55-0c2f5c1e7a10'] } }),
    count: countUnits,
    verify: async (call, context) => assertHolds(call, await filledSku(context), 0, 'lines were deleted'),
  }),
  scenario(clearCart, {
    async prepare(context) {
      const shopper = await context.newShopper();
      await fillCart(context, shopper);
      return { shopper, input: {} };
    },
    verify: async (call, context) => assertHolds(call, await filledSku(context), 0, 'it was cleared'),
  }),
  scenario(saveForLater, {
    async prepare(context) {
      const shopper = await context.newShopper();
      const { skuUuid } = await fillCart(context, shopper);
      return { shopper, input: { body: { skuUuid } } };
    },
    other: () => ({ body: { skuUuid: unknownSku } }),
    count: savedUnits,
    verify: (call, context) => assertSplit(call, context, [0, 1], 'a line was saved'),
  }),
  scenario(addSavedItem, {
    async prepare(context) {
      const { sku } = await pickSku(context);
      return { shopper: await context.newShopper(), input: { body: { skuUuid: sku.id, quantity: 1 } } };
    },
    other: ({ body }) => ({ body: { ...body, quantity: body.quantity + 1 } }),
    count: savedUnits,
    verify: (call, context) => assertSplit(call, context, [0, 1], 'a unit was saved'),
  }),
  scenario(moveToCart, {
    async prepare(context) {
      const { shopper, skuUuid } = await saveOne(context);
      return { shopper, input: { body: { skuUuid } } };
    },
    other: () => ({ body: { skuUuid: unknownSku } }),
    count: countUnits,
    verify: (call, context) => assertSplit(call, context, [1, 0], 'a saved line was moved'),
  }),
  scenario(deleteSavedItem, {
    async prepare(context) {
      const { shopper, skuUuid } = await saveOne(context);
      return { shopper, input: { params: { skuUuid } } };
    },
    count: savedUnits,
    verify: (call, context) => assertSplit(call, context, [0, 0], 'a saved line was deleted'),
  }),
];
