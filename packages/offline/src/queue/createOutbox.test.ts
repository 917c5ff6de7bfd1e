import { systemTimers } from '@mallard/domain/client';
import { addFavorite, addToCart, checkFavorite, deleteCartItem, updateCartItem } from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import { tokensOf } from '@mallard/domain/testing';
import { describe, expect, it } from 'vitest';
import { stableId } from '../backend/index.ts';
import { createOutbox } from './createOutbox.ts';
import { SCARCE_STOCK, skus } from './fixtures/intentShop.ts';
import { openPage } from './fixtures/openPage.ts';

const [skuUuid = ''] = skus.own;

describe('changes without a network', () => {
  it('are queued, replayed when it is back, and reported with the server’s response before they leave the log', async () => {
    const { outbox, log, network, carts, lineOf, requests } = await openPage();
    for (let tap = 0; tap < 50; tap += 1)
      expect(await outbox.submit({ kind: 'add', skuUuid, quantity: 1 })).toMatchObject({
        state: 'queued',
        storedIn: 'stored',
      });
    expect(requests).toEqual([]);
    network.isOnline = true;
    const seen: number[] = [];
    log.subscribe(() => seen.push(carts.length));
    expect(await outbox.replay()).toEqual({ conflicts: [], left: 0, error: null });
    expect(requests).toEqual(['POST /api/cart/batch-add']);
    expect(seen).toEqual([0, 1]); // once sent, once with a response
    expect(await lineOf(skuUuid)).toMatchObject({ quantity: 50 });
  });

  it('stop at a lost connection and keep the rest', async () => {
    const { outbox, log, faults, lineOf } = await openPage();
    await outbox.submit({ kind: 'add', skuUuid, quantity: 2 });
    await outbox.submit({ kind: 'favorite', productUuid: stableId('product', 'shared'), isFavorite: true });
    faults.push([{ kind: 'dropAfter' }]);
    expect(await outbox.replay()).toMatchObject({ left: 2, error: { kind: 'Network' } });
    expect(log.read().intents.map(({ isSent }) => isSent)).toEqual([true, false]);
    expect(await outbox.replay()).toMatchObject({ left: 0, error: null });
    expect(await lineOf(skuUuid)).toMatchObject({ quantity: 2 });
  });

  it('stop when the server is overloaded', async () => {
    const { log, client } = await openPage();
    let calls = 0;
    const call = async () => {
      calls += 1;
      throw new ApiFailure({ kind: 'Other', code: 'OVERLOADED', status: 503 });
    };
    const timers = systemTimers;
    const outbox = createOutbox({ log, client: { ...client, call }, locks: null, timers, isOnline: () => false });
    for (const sku of [skuUuid, skus.scarce]) await outbox.submit({ kind: 'add', skuUuid: sku, quantity: 1 });
    expect(await outbox.replay()).toMatchObject({ left: 2, error: { status: 503 } });
    expect(calls).toBe(1);
  });

  it('do not block other lines if the server fails at one', async () => {
    const { outbox, log, faults } = await openPage();
    await outbox.submit({ kind: 'add', skuUuid, quantity: 2 });
    await outbox.submit({ kind: 'add', skuUuid: skus.scarce, quantity: 1 });
    faults.push([{ kind: 'serverError' }]);
    expect(await outbox.replay()).toMatchObject({ left: 1, error: { kind: 'Server' } });
    expect(log.read().intents).toMatchObject([{ skuUuid }]);
  });

  it('ignore a proxy’s page', async () => {
    const { log, client, lineOf } = await openPage();
    const call = async () => {
      throw new ApiFailure({ kind: 'NotFound', code: 'NOT_FOUND', status: 404, isForeign: true });
    };
    const others = { log, locks: null, timers: systemTimers, isOnline: () => false };
    const behindProxy = createOutbox({ ...others, client: { ...client, call } });
    await behindProxy.submit({ kind: 'add', skuUuid, quantity: 2 });
    expect(await behindProxy.replay()).toMatchObject({ left: 1, conflicts: [], error: { kind: 'NotFound' } });
    expect(await createOutbox({ ...others, client }).replay()).toMatchObject({ left: 0, conflicts: [] });
    expect(await lineOf(skuUuid)).toMatchObject({ quantity: 2 });
  });

  it('are sent once, even if a replay starts while they are in flight', async () => {
    const { outbox, log, network, requests } = await openPage();
    network.isOnline = true;
    const replays: Promise<unknown>[] = [];
    const end = log.subscribe(() => replays.push(outbox.replay()));
    const productUuid = stableId('product', 'shared');
    expect(await outbox.submit({ kind: 'favorite', productUuid, isFavorite: true })).toMatchObject({ state: 'done' });
    end();
    await Promise.all(replays);
    expect(requests).toEqual(['POST /api/wishlist']);
  });

  it('remove a favorite, and accept that it no longer is one', async () => {
    const { outbox, client } = await openPage();
    const productUuid = stableId('product', 'shared');
    await client.call(addFavorite, { body: { productUuid } });
    await outbox.submit({ kind: 'favorite', productUuid, isFavorite: false });
    expect(await outbox.replay()).toMatchObject({ conflicts: [], left: 0 });
    await outbox.submit({ kind: 'favorite', productUuid, isFavorite: false });
    expect(await outbox.replay()).toMatchObject({ conflicts: [], left: 0 });
    expect(await client.call(checkFavorite, { query: { productUuid } })).toEqual({ isFavorite: false, id: null });
  });
});

describe('loading a cart', () => {
  it('can return a copy while changes cannot be sent without a network', async () => {
    const { outbox, log, client } = await openPage();
    await outbox.submit({ kind: 'add', skuUuid, quantity: 2 });
    const copy = { version: 1, items: [], saved: [], unitCount: 0, selectedGoods: 0, selectedUnits: 0 };
    const call: typeof client.call = async ({ method }, ..._) => {
      if (method === 'GET') return copy as never;
      throw new ApiFailure({ kind: 'Network', code: 'NETWORK' });
    };
    const reading = (isOnline: boolean) =>
      createOutbox({
        log,
        client: { ...client, call },
        locks: null,
        timers: systemTimers,
        isOnline: () => isOnline,
      }).readCart();
    expect(await reading(false)).toBe(copy);
    await expect(reading(true)).rejects.toMatchObject({ error: { kind: 'Network' } });
  });
});

describe('refusals of the server', () => {
  it('add as many units as possible and report the rest', async () => {
    const { outbox, log, lineOf } = await openPage();
    await outbox.submit({ kind: 'add', skuUuid: skus.scarce, quantity: SCARCE_STOCK + 3 });
    const { conflicts } = await outbox.replay();
    const wanted = SCARCE_STOCK + 3;
    expect(conflicts).toMatchObject([{ skuUuid: skus.scarce, code: 'OUT_OF_STOCK', wanted, actual: SCARCE_STOCK }]);
    expect(log.read()).toEqual({ intents: [], conflicts });
    expect(await lineOf(skus.scarce)).toMatchObject({ quantity: SCARCE_STOCK });
  });

  it('report the requested and the actual quantity of a line', async () => {
    const { outbox, client, lineOf } = await openPage();
    await client.call(addToCart, { body: { skuUuid: skus.scarce, quantity: 2 } });
    const { id = '' } = (await lineOf(skus.scarce)) ?? {};
    await outbox.submit({ kind: 'set', skuUuid: skus.scarce, lineId: id, quantity: 9 });
    expect((await outbox.replay()).conflicts).toMatchObject([
      { kind: 'set', code: 'OUT_OF_STOCK', wanted: 9, actual: 2 },
    ]);
    await outbox.submit({ kind: 'set', skuUuid: skus.scarce, lineId: id, quantity: 1 });
    await client.call(deleteCartItem, { params: { id } });
    expect((await outbox.replay()).conflicts).toMatchObject([{ kind: 'set', code: 'NOT_FOUND', wanted: 1, actual: 0 }]);
    expect(await lineOf(skus.scarce)).toBeUndefined();
  });

  it('do not restore a line that another device has removed and added again', async () => {
    const { outbox, client, lineOf } = await openPage();
    await client.call(addToCart, { body: { skuUuid, quantity: 2 } });
    const { id = '' } = (await lineOf(skuUuid)) ?? {};
    await outbox.submit({ kind: 'remove', skuUuid, lineId: id });
    await client.call(deleteCartItem, { params: { id } });
    await client.call(addToCart, { body: { skuUuid, quantity: 5 } });
    expect(await outbox.replay()).toMatchObject({ conflicts: [], left: 0 });
    expect(await lineOf(skuUuid)).toMatchObject({ quantity: 5 });
  });

  it('are reported at once with a network, and are not logged', async () => {
    const { outbox, log, network } = await openPage();
    network.isOnline = true;
    const asked = { kind: 'add', skuUuid: skus.scarce, quantity: SCARCE_STOCK + 1 } as const;
    expect(await outbox.submit(asked)).toMatchObject({ state: 'refused', error: { code: 'OUT_OF_STOCK' } });
    expect(log.read()).toEqual({ intents: [], conflicts: [] });
  });
});

describe('changes with a network', () => {
  it('are done at once', async () => {
    const { outbox, network, client, log, lineOf, carts } = await openPage();
    network.isOnline = true;
    expect(await outbox.submit({ kind: 'add', skuUuid, quantity: 2 })).toEqual({ state: 'done' });
    expect(carts).toMatchObject([{ unitCount: 2 }]);
    const { id = '' } = (await lineOf(skuUuid)) ?? {};
    await outbox.submit({ kind: 'set', skuUuid, lineId: id, quantity: 7 });
    await client.call(updateCartItem, { params: { id }, body: { isSelected: false } });
    expect(await lineOf(skuUuid)).toMatchObject({ quantity: 7, isSelected: false });
    expect(log.read().intents).toEqual([]);
  });

  it('follow pending ones of the same line', async () => {
    const { outbox, network, lineOf } = await openPage();
    network.isOnline = true;
    const answers = await Promise.all([1, 2, 3].map((quantity) => outbox.submit({ kind: 'add', skuUuid, quantity })));
    expect(answers.map(({ state }) => state)).toEqual(['done', 'queued', 'queued']);
    expect(await outbox.replay()).toMatchObject({ left: 0 });
    expect(await lineOf(skuUuid)).toMatchObject({ quantity: 6 });
  });
});

describe('the log of one shopper', () => {
  it.each([
    ['nobody', null],
    ['somebody else', tokensOf('2')],
  ])('is not sent while %s is signed in', async (_who, tokens) => {
    const { outbox, session, requests } = await openPage();
    await outbox.submit({ kind: 'add', skuUuid, quantity: 1 });
    if (tokens) session.write(tokens);
    else session.clear();
    expect(await outbox.replay()).toMatchObject({ left: 1, error: { kind: 'Aborted' } });
    expect(requests).toEqual([]);
  });

  it('waits while the session is refused', async () => {
    const { outbox, faults } = await openPage();
    await outbox.submit({ kind: 'add', skuUuid, quantity: 1 });
    faults.push([{ kind: 'unauthorized' }], [{ kind: 'unauthorized' }]);
    expect(await outbox.replay()).toMatchObject({ left: 1, error: { kind: 'Unauthorized' } });
  });

  it('is sent by one page at a time, with locks', async () => {
    const { outbox, requests } = await openPage();
    await outbox.submit({ kind: 'add', skuUuid, quantity: 1 });
    await Promise.all([outbox.replay(), outbox.replay()]);
    expect(requests).toHaveLength(1);
  });
});

describe('an invalid change', () => {
  const lineId = 'c0000000-0000-4000-8000-000000000000';

  it.each([
    ['of no pieces', { kind: 'set', skuUuid, lineId, quantity: 0 }, 'quantity', 'MIN_VALUE'],
    ['of too many', { kind: 'set', skuUuid, lineId, quantity: 1000 }, 'quantity', 'MAX_VALUE'],
    ['that adds nothing', { kind: 'add', skuUuid, quantity: 0 }, 'quantity', 'MIN_VALUE'],
    ['that adds NaN', { kind: 'add', skuUuid, quantity: Number.NaN }, 'quantity', 'TYPE'],
    ['of half a piece', { kind: 'add', skuUuid, quantity: 0.5 }, 'quantity', 'INTEGER'],
    ['of no SKU', { kind: 'remove', skuUuid: '', lineId }, 'skuUuid', 'ID'],
    ['of no line', { kind: 'remove', skuUuid, lineId: 'a b' }, 'lineId', 'ID'],
    ['of no product', { kind: 'favorite', productUuid: '', isFavorite: true }, 'productUuid', 'ID'],
  ] as const)('%s is refused with its fields, and nothing else is lost', async (_what, change, field, code) => {
    const { outbox, log, network, requests } = await openPage();
    await outbox.submit({ kind: 'add', skuUuid, quantity: 2 });
    for (const isOnline of [false, true]) {
      network.isOnline = isOnline;
      const refused = await outbox.submit(change);
      expect(refused).toMatchObject({ state: 'refused', error: { kind: 'BadRequest', code: 'VALIDATION' } });
      expect(refused).toMatchObject({ error: { fields: { [field]: { code } } } });
    }
    expect(requests).toEqual([]);
    log.readStorage();
    expect(log.read().intents).toMatchObject([{ skuUuid, quantity: 2 }]);
  });

  it('is also refused if its id is not a valid key', async () => {
    const { outbox } = await openPage();
    const refused = await outbox.submit({ kind: 'add', skuUuid, quantity: 1 }, 'mine');
    expect(refused).toMatchObject({ state: 'refused', error: { fields: { id: { code: 'UUID' } } } });
  });

  it('may contain `undefined` for missing fields', async () => {
    const { outbox, log } = await openPage();
    // Possible in JavaScript, and in TypeScript without `exactOptionalPropertyTypes`.
    const open = { quantity: undefined, isSelected: undefined } as object;
    await outbox.submit({ kind: 'add', skuUuid, ...open, quantity: 2 });
    await outbox.submit({ kind: 'set', skuUuid, lineId: null, ...open });
    log.readStorage();
    expect(log.read().intents).toMatchObject([{ kind: 'add', quantity: 2, isSelected: true }]);
  });
});
