import { createUuid } from '@mallard/domain/client';
import { addSavedItem, addToCart, type Cart, getCart, saveForLater } from '@mallard/domain/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../faults/index.ts';
import type { CartChange, LineProduct } from './cartChange.ts';
import { skus } from './fixtures/intentShop.ts';
import { openPage } from './fixtures/openPage.ts';
import { cartWithIntents, toQueued } from './queuedCart.ts';

const [skuUuid = '', otherSku = ''] = skus.own;
const bothSkus = [skuUuid, otherSku];

type Page = Awaited<ReturnType<typeof openPage>>;
const unitsOf = ({ items, saved }: Pick<Cart, 'items' | 'saved'>) =>
  [items, saved].map((lines) => bothSkus.map((sku) => lines.find((line) => line.skuUuid === sku)?.quantity ?? 0));

const step = fc.record({
  kind: fc.constantFrom(
    ...(['add', 'set', 'remove', 'save', 'save', 'moveToCart', 'moveToCart', 'addSaved', 'deleteSaved'] as const),
  ),
  sku: fc.nat(1),
  quantity: fc.integer({ min: 1, max: 3 }),
  /** Whether the queue is sent after this step. */
  isReplayed: fc.boolean(),
  faults: fc.array(
    fc.constantFrom<Fault[]>([], [{ kind: 'dropBefore' }], [{ kind: 'dropAfter' }], [{ kind: 'duplicate' }]),
    { maxLength: 3 },
  ),
});

/** Applies the app's change of a step to plain numbers; `null` if the screen does not offer it. */
function apply(
  { kind, sku, quantity }: { kind: CartChange['kind']; sku: number; quantity: number },
  [inCart = [], saved = []]: number[][],
  known: Cart,
): CartChange | null {
  const skuOf = bothSkus[sku] ?? '';
  const lineId = known.items.find((item) => item.skuUuid === skuOf)?.id ?? null;
  const [held = 0, aside = 0] = [inCart[sku], saved[sku]];
  switch (kind) {
    case 'add':
      inCart[sku] = held + quantity;
      return { kind, skuUuid: skuOf, quantity };
    case 'set':
      if (held === 0) return null;
      inCart[sku] = quantity;
      return { kind, skuUuid: skuOf, lineId, quantity };
    case 'remove':
      if (held === 0) return null;
      inCart[sku] = 0;
      return { kind, skuUuid: skuOf, lineId };
    case 'save':
      if (held === 0) return null;
      inCart[sku] = 0;
      saved[sku] = aside + held;
      return { kind, skuUuid: skuOf };
    case 'moveToCart':
      if (aside === 0) return null;
      inCart[sku] = held + aside;
      saved[sku] = 0;
      return { kind, skuUuid: skuOf, quantity: aside };
    case 'addSaved':
      saved[sku] = aside + quantity;
      return { kind, skuUuid: skuOf, quantity };
    case 'deleteSaved':
      if (aside === 0) return null;
      saved[sku] = 0;
      return { kind, skuUuid: skuOf };
  }
}

/** Enough to show a line. */
const cachedProductOf = (sku: string) => ({ skuUuid: sku, stock: 900, limit: 99, price: 0 }) as LineProduct;

describe('offline changes of saved lines', () => {
  it('are shown one after the other, and reach the server once each, on any network', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const page = await openPage();
        let known = await page.client.call(getCart);
        const model = [
          [0, 0],
          [0, 0],
        ];
        for (const one of steps) {
          const change = apply(one, model, known);
          if (!change) continue;
          page.network.isOnline = false;
          expect(await page.outbox.submit(change)).toMatchObject({ state: 'queued' });
          expect(unitsOf(cartWithIntents(known, page.log.read().intents, cachedProductOf))).toEqual(model);
          if (!one.isReplayed) continue;
          page.network.isOnline = true;
          page.faults.push(...structuredClone(one.faults));
          await replayAll(page);
          known = await page.client.call(getCart);
          expect(unitsOf(known)).toEqual(model);
        }
        page.network.isOnline = true;
        await replayAll(page);
        expect(unitsOf(await page.client.call(getCart))).toEqual(model);
        expect(page.log.read().conflicts).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

async function replayAll({ outbox, faults }: Page): Promise<void> {
  while ((await outbox.replay()).left > 0);
  faults.length = 0;
}

describe('a change of a saved line that is sent at once', () => {
  it('moves lines there and back, and deletes and restores them', async () => {
    const { outbox, network, client, carts } = await openPage();
    network.isOnline = true;
    await client.call(addToCart, { body: { skuUuid, quantity: 3 } });
    const send = async (change: CartChange) => {
      const submitted = await outbox.submit(change);
      const cart = carts.pop();
      return submitted.state === 'done' && cart ? unitsOf(cart) : submitted;
    };
    const inCart = [
      [3, 0],
      [0, 0],
    ];
    const saved = [
      [0, 0],
      [3, 0],
    ];
    expect(await send({ kind: 'save', skuUuid })).toEqual(saved);
    expect(await send({ kind: 'moveToCart', skuUuid, quantity: 3 })).toEqual(inCart);
    expect(await send({ kind: 'save', skuUuid })).toEqual(saved);
    expect(await send({ kind: 'deleteSaved', skuUuid })).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(await send({ kind: 'addSaved', skuUuid, quantity: 3 })).toEqual(saved);
  });

  it('is refused with the reason when the line is not there', async () => {
    const { outbox, network, log } = await openPage();
    network.isOnline = true;
    for (const change of [{ kind: 'save', skuUuid } as const, { kind: 'moveToCart', skuUuid, quantity: 1 } as const])
      expect(await outbox.submit(change)).toMatchObject({ state: 'refused', error: { code: 'NOT_FOUND' } });
    expect(log.read()).toEqual({ intents: [], conflicts: [] });
  });

  it('leaves a conflict when fewer units fit than the shopper was shown', async () => {
    const { outbox, network, client, log, carts } = await openPage();
    network.isOnline = true;
    await client.call(addSavedItem, { body: { skuUuid: skus.scarce, quantity: 9 } });
    await client.call(addToCart, { body: { skuUuid: skus.scarce, quantity: 1 } });
    expect(await outbox.submit({ kind: 'moveToCart', skuUuid: skus.scarce, quantity: 4 })).toEqual({ state: 'done' });
    expect(carts).toMatchObject([{ items: [{ quantity: 4 }], saved: [{ quantity: 6 }] }]);
    expect(log.read().conflicts).toMatchObject([{ kind: 'moveToCart', code: 'OUT_OF_STOCK', wanted: 4, actual: 3 }]);
  });

  it('moves exactly the requested units, with or without selection, and shows that before the server has responded', async () => {
    const { outbox, network, client, carts } = await openPage();
    network.isOnline = true;
    const before = await client.call(addSavedItem, { body: { skuUuid, quantity: 5 } });
    const change = { kind: 'moveToCart', skuUuid, quantity: 2, isSelected: false } as const;
    const after = { items: [{ quantity: 2, isSelected: false }], saved: [{ quantity: 3 }] };
    expect(cartWithIntents(before, [toQueued(change, createUuid())])).toMatchObject(after);
    expect(await outbox.submit(change)).toEqual({ state: 'done' });
    expect(carts).toMatchObject([after]);
  });

  it.each([
    { kind: 'save', skuUuid } as const,
    { kind: 'moveToCart', skuUuid: otherSku, quantity: 1 } as const,
    { kind: 'deleteSaved', skuUuid: otherSku } as const,
  ])('is refused if the server fails and the cart shows that nothing happened: %o', async (change) => {
    const { outbox, network, client, faults, log } = await openPage();
    network.isOnline = true;
    await client.call(addToCart, { body: { skuUuid, quantity: 2 } });
    await client.call(addSavedItem, { body: { skuUuid: otherSku, quantity: 1 } });
    faults.push([{ kind: 'serverError' }]);
    expect(await outbox.submit(change)).toMatchObject({ state: 'refused', error: { kind: 'Server' } });
    expect(log.read().intents).toEqual([]);
  });

  it('is done if its response was lost and the cart shows that it happened', async () => {
    const { outbox, network, client, faults } = await openPage();
    network.isOnline = true;
    await client.call(addToCart, { body: { skuUuid, quantity: 2 } });
    faults.push([{ kind: 'dropAfter' }]);
    expect(await outbox.submit({ kind: 'save', skuUuid })).toMatchObject({ state: 'queued' });
    expect(await outbox.replay()).toMatchObject({ left: 0, conflicts: [] });
    expect(unitsOf(await client.call(getCart))).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });
});

describe('a saved line that is missing when it is replayed', () => {
  it('is a conflict with the actual quantities of cart and saved lines', async () => {
    const { outbox, network, client, log } = await openPage();
    await outbox.submit({ kind: 'save', skuUuid });
    await outbox.submit({ kind: 'moveToCart', skuUuid: otherSku, quantity: 2 });
    network.isOnline = true;
    await client.call(addToCart, { body: { skuUuid: otherSku, quantity: 1 } });
    await outbox.replay();
    expect(log.read().conflicts).toMatchObject([
      { kind: 'save', code: 'NOT_FOUND', wanted: 0, actual: 0 },
      { kind: 'moveToCart', code: 'NOT_FOUND', wanted: 2, actual: 0 },
    ]);
  });

  it('is unknown after days without a response', async () => {
    const { outbox, network, client, log, faults } = await openPage();
    await client.call(addToCart, { body: { skuUuid, quantity: 2 } });
    await client.call(saveForLater, { body: { skuUuid } });
    network.isOnline = true;
    faults.push([{ kind: 'dropAfter' }]);
    await outbox.submit({ kind: 'deleteSaved', skuUuid });
    await client.call(addSavedItem, { body: { skuUuid, quantity: 5 } });
    network.later = 6 * 24 * 3_600_000;
    await outbox.replay();
    expect(log.read().conflicts).toMatchObject([
      { kind: 'deleteSaved', code: 'OUTCOME_UNKNOWN', wanted: 0, actual: 5 },
    ]);
    expect((await client.call(getCart)).saved).toMatchObject([{ quantity: 5 }]);
  });
});
