import { systemTimers } from '@mallard/domain/client';
import { addToCart, checkFavorite, deleteFavorite } from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import { describe, expect, it } from 'vitest';
import { stableId } from '../backend/index.ts';
import { createOutbox } from './createOutbox.ts';
import { skus } from './fixtures/intentShop.ts';
import { openPage } from './fixtures/openPage.ts';

const [skuUuid = ''] = skus.own;

describe('a change without a response', () => {
  it('is repeated under its key', async () => {
    const { outbox, network, faults, lineOf } = await openPage();
    network.isOnline = true;
    faults.push([{ kind: 'dropAfter' }]);
    const lost = await outbox.submit({ kind: 'add', skuUuid, quantity: 2 });
    expect(lost).toMatchObject({ state: 'queued', error: { kind: 'Network' } });
    expect(await lineOf(skuUuid)).toMatchObject({ quantity: 2 });
    expect(await outbox.replay()).toMatchObject({ left: 0 });
    expect(await lineOf(skuUuid)).toMatchObject({ quantity: 2 });
  });

  it('does not undo later changes of another device when a lost call is repeated', async () => {
    const { outbox, network, client, faults, lineOf } = await openPage();
    const productUuid = stableId('product', 'shared');
    await client.call(addToCart, { body: { skuUuid, quantity: 1 } });
    const { id = '' } = (await lineOf(skuUuid)) ?? {};
    network.isOnline = true;
    faults.push([{ kind: 'dropAfter' }], [{ kind: 'dropAfter' }]);
    await outbox.submit({ kind: 'set', skuUuid, lineId: id, quantity: 5 });
    await outbox.submit({ kind: 'favorite', productUuid, isFavorite: true });
    await client.call(addToCart, { body: { skuUuid, quantity: 2 } });
    const { id: favoriteId } = await client.call(checkFavorite, { query: { productUuid } });
    await client.call(deleteFavorite, { params: { id: favoriteId ?? '' } });
    expect(await outbox.replay()).toMatchObject({ left: 0, conflicts: [] });
    expect(await lineOf(skuUuid)).toMatchObject({ quantity: 7 });
    expect(await client.call(checkFavorite, { query: { productUuid } })).toMatchObject({ isFavorite: false });
  });

  it('is sent before the cart is loaded, so that nothing is shown twice', async () => {
    const { outbox, network, faults, log } = await openPage();
    network.isOnline = true;
    faults.push([{ kind: 'dropAfter' }]);
    await outbox.submit({ kind: 'add', skuUuid, quantity: 2 });
    faults.push([{ kind: 'dropAfter' }]);
    await expect(outbox.readCart()).rejects.toThrow('NETWORK');
    const [cart, submitted] = await Promise.all([
      outbox.readCart(),
      outbox.submit({ kind: 'add', skuUuid: skus.scarce, quantity: 1 }),
    ]);
    expect(submitted.state).toBe('done');
    expect(log.read().intents).toEqual([]);
    expect(cart.unitCount).toBe(3);
  });
});

describe('a change after one without a response', () => {
  const lost = { kind: 'add', skuUuid, quantity: 2 } as const;
  const next = { kind: 'add', skuUuid: skus.scarce, quantity: 1 } as const;

  it('follows that one: no cart is reported that contains changes of the log, too', async () => {
    const { outbox, log, network, faults, carts, requests } = await openPage();
    network.isOnline = true;
    faults.push([{ kind: 'dropAfter' }]);
    expect(await outbox.submit(lost)).toMatchObject({ state: 'queued', error: { kind: 'Network' } });
    const storedIn: string[] = [];
    log.subscribe(() =>
      storedIn.push(
        log
          .read()
          .intents.map(({ id }) => id)
          .join(),
      ),
    );
    expect(await outbox.submit(next)).toEqual({ state: 'done' });
    expect(carts.map(({ unitCount }) => unitCount)).toEqual([2, 3]);
    expect(storedIn.at(-1)).toBe('');
    expect(requests).toEqual(['POST /api/cart/add', 'POST /api/cart/add', 'POST /api/cart/add']);
  });

  it('waits with it if nothing can be sent', async () => {
    const { outbox, log, network, faults, requests, lineOf } = await openPage();
    network.isOnline = true;
    faults.push([{ kind: 'dropAfter' }], [{ kind: 'dropAfter' }]);
    await outbox.submit(lost);
    expect(await outbox.submit(next)).toMatchObject({ state: 'queued', error: { kind: 'Network' } });
    expect(requests).toHaveLength(2);
    expect(await outbox.replay()).toMatchObject({ left: 0, conflicts: [] });
    expect(log.read().intents).toEqual([]);
    expect(await lineOf(skuUuid)).toMatchObject({ quantity: 2 });
    expect(await lineOf(skus.scarce)).toMatchObject({ quantity: 1 });
  });

  it('is sent if the server fails at that one', async () => {
    const { outbox, log, network, faults } = await openPage();
    network.isOnline = true;
    faults.push([{ kind: 'dropAfter' }], [{ kind: 'serverError' }]);
    await outbox.submit(lost);
    expect(await outbox.submit(next)).toMatchObject({ state: 'done' });
    expect(log.read().intents).toMatchObject([{ skuUuid }]);
  });

  it('does not send a change in flight a second time', async () => {
    const { outbox, network, requests } = await openPage();
    network.isOnline = true;
    await Promise.all([outbox.submit(lost), outbox.submit(next)]);
    expect(requests).toHaveLength(2);
  });
});

describe('a line’s new value at which the server fails', () => {
  it.each([{ kind: 'set', quantity: 7 }, { kind: 'set', isSelected: false }, { kind: 'remove' }] as const)(
    'is refused once the cart shows that it was not applied: %o',
    async (action) => {
      const { outbox, log, network, faults, carts, client, lineOf } = await openPage();
      network.isOnline = true;
      await client.call(addToCart, { body: { skuUuid, quantity: 2 } });
      const { id: lineId = '' } = (await lineOf(skuUuid)) ?? {};
      faults.push([{ kind: 'serverError' }]);
      const refused = await outbox.submit({ ...action, skuUuid, lineId });
      expect(refused).toMatchObject({ state: 'refused', error: { kind: 'Server' } });
      expect(log.read()).toEqual({ intents: [], conflicts: [] });
      expect(carts).toMatchObject([{ items: [{ skuUuid, quantity: 2, isSelected: true }] }]);
    },
  );

  it('is done if the cart contains it: the response before the last was lost', async () => {
    const { outbox, log, network, client, lineOf, carts } = await openPage();
    network.isOnline = true;
    await client.call(addToCart, { body: { skuUuid, quantity: 2 } });
    const { id: lineId = '' } = (await lineOf(skuUuid)) ?? {};
    const call: typeof client.call = async (endpoint, ...rest) => {
      const answer = await client.call(endpoint, ...rest);
      if (endpoint.method === 'GET') return answer;
      throw new ApiFailure({ kind: 'Server', code: 'INTERNAL', status: 500 });
    };
    const failing = createOutbox({
      log,
      client: { ...client, call },
      locks: null,
      timers: systemTimers,
      isOnline: () => true,
      onCart: (cart) => carts.push(cart),
    });
    expect(await failing.submit({ kind: 'set', skuUuid, lineId, quantity: 7 })).toEqual({ state: 'done' });
    expect(await failing.submit({ kind: 'remove', skuUuid, lineId })).toEqual({ state: 'done' });
    expect(carts).toMatchObject([{ items: [{ quantity: 7 }] }, { items: [] }]);
    expect(log.read().intents).toEqual([]);
    expect(await outbox.replay()).toMatchObject({ left: 0 });
  });

  it('is queued while the cart cannot be loaded either, and so are changes that only repeating can decide', async () => {
    const { outbox, log, network, faults, client, lineOf } = await openPage();
    network.isOnline = true;
    await client.call(addToCart, { body: { skuUuid, quantity: 2 } });
    const { id: lineId = '' } = (await lineOf(skuUuid)) ?? {};
    faults.push([{ kind: 'serverError' }], [{ kind: 'serverError' }]);
    expect(await outbox.submit({ kind: 'set', skuUuid, lineId, quantity: 7 })).toMatchObject({ state: 'queued' });
    faults.push([{ kind: 'serverError' }]);
    expect(await outbox.submit({ kind: 'add', skuUuid: skus.scarce, quantity: 1 })).toMatchObject({
      state: 'queued',
      error: { kind: 'Server' },
    });
    expect(log.read().intents).toHaveLength(2);
    expect(await outbox.replay()).toMatchObject({ left: 0, conflicts: [] });
    expect(await lineOf(skuUuid)).toMatchObject({ quantity: 7 });
  });
});

describe('a call without a response for days', () => {
  it('is not sent again, because the server may have forgotten its key, but reported', async () => {
    const { outbox, network, faults, log, lineOf, client } = await openPage();
    const productUuid = stableId('product', 'shared');
    await client.call(addToCart, { body: { skuUuid: skus.scarce, quantity: 1 } });
    const { id = '' } = (await lineOf(skus.scarce)) ?? {};
    network.isOnline = true;
    for (let call = 0; call < 4; call += 1) faults.push([{ kind: 'dropAfter' }]);
    await outbox.submit({ kind: 'add', skuUuid, quantity: 2 });
    await outbox.submit({ kind: 'favorite', productUuid, isFavorite: true });
    await outbox.submit({ kind: 'remove', skuUuid: skus.scarce, lineId: id });
    network.isOnline = false;
    await outbox.submit({ kind: 'add', skuUuid: skus.shared[0] ?? '', quantity: 1 });
    network.later = 6 * 86_400_000;
    faults.length = 0;
    const { conflicts } = await outbox.replay();
    expect(conflicts).toMatchObject([
      { kind: 'add', code: 'OUTCOME_UNKNOWN', wanted: 2, actual: null },
      { kind: 'favorite', code: 'OUTCOME_UNKNOWN', wanted: true },
    ]);
    expect(log.read().intents).toEqual([]);
    expect(await lineOf(skuUuid)).toMatchObject({ quantity: 2 });
    expect(await lineOf(skus.shared[0] ?? '')).toMatchObject({ quantity: 1 });
  });
});
