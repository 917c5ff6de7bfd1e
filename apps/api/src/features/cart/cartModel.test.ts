import {
  addSavedItem,
  addToCart,
  batchAddToCart,
  type Cart,
  clearCart,
  deleteCartItem,
  deleteSavedItem,
  getCart,
  moveToCart,
  saveForLater,
  updateCartItem,
} from '@mallard/domain/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { recordFigures } from '../../testing/recordFigures.ts';

/** Number of random sequences. Set `SEQUENCES=10000 FUZZ_SEED=7` for more sequences and another seed. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 40);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_128);
const PRICE = 700;
/** Maximum quantity of each SKU in a cart: stock, purchase limit, both. */
const maxQuantities = [4, 3, 99];

let shop: TestApp;
let skuIds: string[];
beforeAll(async () => {
  shop = await createTestApp();
  const products = [
    await addProduct(shop.db, { price: PRICE, stock: 4 }),
    await addProduct(shop.db, { price: PRICE, stock: 90, limit: 3 }),
    await addProduct(shop.db, { price: PRICE, stock: 500, limit: 500 }),
  ];
  skuIds = products.map(({ skuId }) => skuId);
});
afterAll(() => shop.close());

const sku = fc.nat({ max: 2 });
const pieces = fc.integer({ min: 1, max: 120 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), sku, pieces }),
  fc.record({ kind: fc.constant('set' as const), sku, pieces }),
  fc.record({
    kind: fc.constant('merge' as const),
    lines: fc.array(fc.tuple(sku, pieces), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('remove' as const), sku }),
  fc.record({ kind: fc.constant('clear' as const) }),
  fc.record({ kind: fc.constant('addSaved' as const), sku, pieces }),
  fc.record({ kind: fc.constant('move' as const), sku, quantity: fc.option(pieces, { nil: undefined }) }),
  fc.record({ kind: fc.constantFrom('save' as const, 'deleteSaved' as const), sku }),
);

it('matches a model of plain numbers after any sequence of operations', {
  tags: ['P4'],
  timeout: 120_000 + SEQUENCES * 1000,
}, async ({ task }) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { token } = await shop.signUp();
      const read = async () => (await shop.call(getCart, {}, { token })).data;
      const model = [0, 0, 0];
      const savedModel = [0, 0, 0];
      const held = (index: number) => model[index] ?? 0;
      const savedUnits = (index: number) => savedModel[index] ?? 0;
      let version = 0;
      for (const one of steps) {
        const lineId = async (index: number) =>
          (await read()).items.find(({ skuUuid }) => skuUuid === skuIds[index])?.id ??
          '00000000-0000-4000-8000-000000000000';
        let expected = 200;
        let status = 0;
        if (one.kind === 'add') {
          const fits = held(one.sku) + one.pieces <= (maxQuantities[one.sku] ?? 0);
          expected = fits ? 200 : 409;
          if (fits) model[one.sku] = held(one.sku) + one.pieces;
          const body = { skuUuid: skuIds[one.sku] ?? '', quantity: one.pieces };
          ({ status } = await shop.call(addToCart, { body }, { token }));
        } else if (one.kind === 'set') {
          const fits = one.pieces <= (maxQuantities[one.sku] ?? 0);
          if (held(one.sku) === 0) expected = 404;
          else if (!fits) expected = 409;
          const params = { id: await lineId(one.sku) };
          if (expected === 200) model[one.sku] = one.pieces;
          ({ status } = await shop.call(updateCartItem, { params, body: { quantity: one.pieces } }, { token }));
        } else if (one.kind === 'merge') {
          for (const [index, quantity] of one.lines)
            model[index] = Math.min(held(index) + quantity, maxQuantities[index] ?? 0);
          const items = one.lines.map(([index, quantity]) => ({ skuUuid: skuIds[index] ?? '', quantity }));
          ({ status } = await shop.call(batchAddToCart, { body: { items } }, { token }));
        } else if (one.kind === 'remove') {
          expected = held(one.sku) === 0 ? 404 : 200;
          const params = { id: await lineId(one.sku) };
          model[one.sku] = 0;
          ({ status } = await shop.call(deleteCartItem, { params }, { token }));
        } else if (one.kind === 'addSaved') {
          savedModel[one.sku] = Math.min(999, savedUnits(one.sku) + one.pieces);
          const body = { skuUuid: skuIds[one.sku] ?? '', quantity: one.pieces };
          ({ status } = await shop.call(addSavedItem, { body }, { token }));
        } else if (one.kind === 'save') {
          expected = held(one.sku) === 0 ? 404 : 200;
          savedModel[one.sku] = Math.min(999, savedUnits(one.sku) + held(one.sku));
          model[one.sku] = 0;
          ({ status } = await shop.call(saveForLater, { body: { skuUuid: skuIds[one.sku] ?? '' } }, { token }));
        } else if (one.kind === 'move') {
          const requestedUnits = Math.min(one.quantity ?? savedUnits(one.sku), savedUnits(one.sku));
          const movedUnits = Math.min(held(one.sku) + requestedUnits, maxQuantities[one.sku] ?? 0) - held(one.sku);
          if (savedUnits(one.sku) === 0) expected = 404;
          else if (movedUnits === 0) expected = 409;
          else savedModel[one.sku] = savedUnits(one.sku) - movedUnits;
          model[one.sku] = held(one.sku) + movedUnits;
          const body = { skuUuid: skuIds[one.sku] ?? '', quantity: one.quantity };
          ({ status } = await shop.call(moveToCart, { body }, { token }));
        } else if (one.kind === 'deleteSaved') {
          savedModel[one.sku] = 0;
          ({ status } = await shop.call(deleteSavedItem, { params: { skuUuid: skuIds[one.sku] ?? '' } }, { token }));
        } else {
          model.fill(0);
          ({ status } = await shop.call(clearCart, {}, { token }));
        }
        expect(status).toBe(expected);
        const cart = await read();
        expect(quantitiesOf(cart.items)).toEqual(model);
        expect(quantitiesOf(cart.saved)).toEqual(savedModel);
        expect(cart.selectedGoods).toBe(cart.unitCount * PRICE);
        expect(cart.version).toBe(expected === 200 ? version + 1 : version);
        version = cart.version;
      }
    }),
    { numRuns: SEQUENCES, seed: SEED, includeErrorInReport: true },
  );
  recordFigures(task, { 'random sequences of changes': SEQUENCES });
});

function quantitiesOf(lines: Cart['items']): number[] {
  return skuIds.map((id) => lines.find(({ skuUuid }) => skuUuid === id)?.quantity ?? 0);
}
