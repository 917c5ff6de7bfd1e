import { ApiFailure } from '@mallard/domain/errors';
import { describe, expect, it } from 'vitest';
import { cartOf, isSettled, isUpdating, lineStateOf, unitCountOf } from './cartMachine.ts';
import { outOfStock } from './cartPlan.ts';
import { cachedProductOf, cartWith, itemOf, kettle, lineIdOf, mug } from './cartSamples.ts';
import { mugs, startCartWith, submitted, written } from './startCart.ts';

describe('a line', () => {
  it('shows fifty taps at once, writes them once, then shows the server’s result', async () => {
    const { clock, send, times, last, quantityOf, line, snapshot } = await startCartWith(mugs(1, 1));
    for (let tap = 0; tap < 50; tap += 1) send({ type: 'line.set', skuUuid: mug, quantity: 2 + (tap % 4) });
    expect([quantityOf(mug), line(mug).phase, isUpdating(snapshot()), isSettled(snapshot())]).toEqual([
      3,
      'writing',
      true,
      false,
    ]);
    expect(cartOf(snapshot())).toMatchObject({ unitCount: 3, selectedGoods: 26_700 });
    clock.runNext();
    expect([times('submit'), written(last('submit'))]).toEqual([
      1,
      expect.objectContaining({ quantity: 3, lineId: lineIdOf(mug) }),
    ]);
    await last('submit').resolve(mugs(2, 3));
    expect([quantityOf(mug), line(mug).phase, isUpdating(snapshot()), isSettled(snapshot())]).toEqual([
      3,
      'settled',
      false,
      true,
    ]);
  });

  it('is reverted when it is refused, shows why until that is read, and reloads the cart', async () => {
    const { clock, send, last, emittedEvents, quantityOf, line, times } = await startCartWith(mugs(1, 1));
    send({ type: 'line.set', skuUuid: mug, quantity: 4 });
    clock.runNext();
    await last('submit').reject(new ApiFailure(outOfStock));
    expect(quantityOf(mug)).toBe(1);
    expect(line(mug).refusal).toMatchObject({ error: outOfStock, change: { quantity: 4 } });
    expect(emittedEvents).toMatchObject([{ type: 'line.refused', skuUuid: mug, error: outOfStock }]);
    expect(times('readCart')).toBe(2);
    send({ type: 'line.forget', skuUuid: mug });
    expect(line(mug).refusal).toBeNull();
  });

  it('shows the limit at the first attempt, without a request', async () => {
    const { clock, send, emittedEvents, quantityOf } = await startCartWith(mugs(1, 4));
    send({ type: 'line.set', skuUuid: mug, quantity: 6 });
    expect(emittedEvents).toEqual([
      {
        type: 'line.limited',
        skuUuid: mug,
        refusal: { ok: false, code: 'OUT_OF_STOCK', asked: 6, left: 5, inCart: 0 },
      },
    ]);
    expect([quantityOf(mug), clock.untilNext]).toEqual([4, Number.POSITIVE_INFINITY]);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'rejects %s as a quantity, and keeps working',
    async (quantity) => {
      const { clock, send, emittedEvents, quantityOf, line, times } = await startCartWith(mugs(1, 4));
      const error = { kind: 'BadRequest', code: 'VALIDATION', fields: { quantity: { code: 'MIN_VALUE' } } };
      for (const type of ['line.set', 'line.add'] as const) {
        send({ type, skuUuid: mug, quantity });
        expect(emittedEvents.splice(0)).toMatchObject([{ type: 'line.refused', skuUuid: mug, error }]);
        expect(line(mug)).toMatchObject({ phase: 'settled', refusal: { change: { quantity }, error } });
      }
      expect([quantityOf(mug), clock.untilNext, times('submit')]).toEqual([4, Number.POSITIVE_INFINITY, 0]);
      send({ type: 'line.set', skuUuid: mug, quantity: 5 });
      expect([quantityOf(mug), line(mug).refusal]).toEqual([5, null]);
    },
  );

  it('is written in parallel with other lines, and ignores their responses', async () => {
    const both = (version: number, mugCount: number, kettleCount: number) =>
      cartWith(version, itemOf(mug, { quantity: mugCount }), itemOf(kettle, { quantity: kettleCount }));
    const { clock, send, calls, quantityOf } = await startCartWith(both(1, 1, 1));
    send({ type: 'line.set', skuUuid: mug, quantity: 2 });
    send({ type: 'line.set', skuUuid: kettle, quantity: 3 });
    clock.runNext();
    await calls.submit?.[1]?.resolve(both(3, 2, 3));
    // This response is late and outdated.
    await calls.submit?.[0]?.resolve(both(2, 2, 1));
    expect([quantityOf(mug), quantityOf(kettle)]).toEqual([2, 3]);
  });

  it('is removed at once, with undo, also while that is pending', async () => {
    const { send, last, emittedEvents, quantityOf, line, times } = await startCartWith(mugs(1, 3));
    send({ type: 'line.remove', skuUuid: mug });
    expect(emittedEvents).toMatchObject([{ type: 'line.removed', skuUuid: mug, item: { quantity: 3 } }]);
    expect([quantityOf(mug), line(mug).isRestorable]).toEqual([undefined, true]);
    send({ type: 'line.restore', skuUuid: mug });
    expect([quantityOf(mug), line(mug).isRestorable, times('submit')]).toEqual([3, false, 1]);
    await last('submit').resolve(cartWith(2));
    expect(written(last('submit'))).toMatchObject({ kind: 'add', quantity: 3, isSelected: true });
    await last('submit').resolve(mugs(3, 3));
    expect([quantityOf(mug), line(mug).phase]).toEqual([3, 'settled']);
  });

  it.each(['soldOut', 'offSale'] as const)(
    'that is %s is removed without undo, which the server would refuse',
    async (status) => {
      const { send, emittedEvents, line, times } = await startCartWith(cartWith(1, itemOf(mug, { status, stock: 0 })));
      send({ type: 'line.remove', skuUuid: mug });
      expect(emittedEvents).toMatchObject([{ type: 'line.removed', skuUuid: mug, isRestorable: false }]);
      send({ type: 'line.restore', skuUuid: mug });
      expect([line(mug).isRestorable, times('submit')]).toEqual([false, 1]);
    },
  );

  it('with reduced stock is restored with the units that are left', async () => {
    const few = itemOf(mug, { status: 'insufficient', quantity: 4, stock: 2 });
    const { send, emittedEvents, last, quantityOf } = await startCartWith(cartWith(1, few));
    send({ type: 'line.remove', skuUuid: mug });
    expect(emittedEvents).toMatchObject([{ type: 'line.removed', isRestorable: true, item: { quantity: 4 } }]);
    await last('submit').resolve(cartWith(2));
    send({ type: 'line.restore', skuUuid: mug });
    expect([quantityOf(mug), written(last('submit'))]).toMatchObject([2, { kind: 'add', quantity: 2 }]);
  });

  it('is restored to its position, whatever order the server returns', async () => {
    const [above, below] = [mug.replace(/.$/, 'c'), mug.replace(/.$/, 'd')];
    const first = { id: 'first', skuUuid: above };
    const cart = cartWith(1, itemOf(mug, first), itemOf(mug), itemOf(mug, { id: 'last', skuUuid: below }));
    const { send, last, snapshot } = await startCartWith(cart);
    const shown = () => cartOf(snapshot())?.items.map(({ skuUuid }) => skuUuid);
    send({ type: 'line.remove', skuUuid: mug });
    const [one, , other] = cart.items;
    if (!one || !other) throw new RangeError('Three lines.');
    await last('submit').resolve(cartWith(2, one, other));
    send({ type: 'line.restore', skuUuid: mug });
    expect(shown()).toEqual([above, mug, below]);
    expect(written(last('submit'))).toEqual({ kind: 'add', skuUuid: mug, quantity: 1, isSelected: true });
    await last('submit').resolve(cartWith(3, itemOf(mug), one, other));
    expect(shown()).toEqual([above, mug, below]);
    // A new addition, unlike undo, puts the line first.
    send({ type: 'line.remove', skuUuid: mug });
    await last('submit').resolve(cartWith(4, one, other));
    send({ type: 'line.add', skuUuid: mug, quantity: 1 });
    expect(shown()).toEqual([mug, above, below]);
  });

  it('can be restored after its removal is written, until undo expires', async () => {
    const { send, last, line, snapshot, times } = await startCartWith(mugs(1, 3));
    send({ type: 'line.remove', skuUuid: mug });
    await last('submit').resolve(cartWith(2));
    expect(line(mug)).toMatchObject({ item: null, phase: 'settled', isRestorable: true });
    send({ type: 'line.forget', skuUuid: mug });
    expect(snapshot().can({ type: 'line.restore', skuUuid: mug })).toBe(false);
    send({ type: 'line.restore', skuUuid: mug });
    expect(times('submit')).toBe(1);
  });

  it('is written with its product data, so that it can be shown before the server has it', async () => {
    const { send, last } = await startCartWith(cartWith(1, itemOf(kettle, { title: 'Kettle' })));
    send({ type: 'line.add', skuUuid: mug, quantity: 1 });
    expect(submitted(last('submit'))).toMatchObject({ kind: 'add', product: cachedProductOf(mug) });
    send({ type: 'line.remove', skuUuid: kettle });
    await last('submit').resolve(cartWith(2));
    send({ type: 'line.restore', skuUuid: kettle });
    expect(submitted(last('submit'))).toMatchObject({ kind: 'add', product: { title: 'Kettle' } });
  });

  it('that cannot be removed is shown again, without undo', async () => {
    const { send, last, quantityOf, line } = await startCartWith(mugs(1, 3));
    send({ type: 'line.remove', skuUuid: mug });
    await last('submit').reject(new ApiFailure({ kind: 'Forbidden', code: 'FORBIDDEN' }));
    expect([quantityOf(mug), line(mug).isRestorable]).toEqual([3, false]);
  });

  it('that does not exist cannot be set or removed', async () => {
    const { send, snapshot, times } = await startCartWith(mugs(1, 3));
    expect(snapshot().can({ type: 'line.set', skuUuid: kettle, quantity: 1 })).toBe(false);
    expect(snapshot().can({ type: 'line.remove', skuUuid: kettle })).toBe(false);
    send({ type: 'lines.remove', skuUuids: [kettle] });
    expect(times('submit')).toBe(0);
  });

  it('appears at once when it is added, with cached product data', async () => {
    const { send, last, snapshot, quantityOf } = await startCartWith(mugs(1, 1));
    send({ type: 'line.add', skuUuid: kettle, quantity: 2 });
    expect([unitCountOf(snapshot()), quantityOf(kettle)]).toEqual([3, 2]);
    await last('submit').reject(new ApiFailure(outOfStock));
    expect([unitCountOf(snapshot()), quantityOf(kettle)]).toEqual([1, undefined]);
  });

  it('is written before checkout without debounce', async () => {
    const { send, snapshot, last, times } = await startCartWith(mugs(1, 1));
    send({ type: 'line.set', skuUuid: mug, quantity: 2 });
    send({ type: 'cart.flush' });
    expect(times('submit')).toBe(1);
    await last('submit').resolve(mugs(2, 2));
    expect(isSettled(snapshot())).toBe(true);
  });
});

describe('several lines', () => {
  it('can be selected if they can be bought, and removed together', async () => {
    const off = itemOf(kettle, { isSelected: false, status: 'offSale' });
    const { clock, send, snapshot, last, times } = await startCartWith(cartWith(1, itemOf(mug), off));
    send({ type: 'lines.select', isSelected: false });
    expect(cartOf(snapshot())).toMatchObject({ selectedUnits: 0, unitCount: 2 });
    send({ type: 'lines.select', isSelected: true });
    clock.runNext();
    expect(written(last('submit'))).toMatchObject({ skuUuid: mug, isSelected: true });
    send({ type: 'lines.remove', skuUuids: [mug, kettle] });
    expect(cartOf(snapshot())?.items).toEqual([]);
    expect([times('submit'), lineStateOf(snapshot(), kettle).isRestorable]).toEqual([2, false]);
  });
});
