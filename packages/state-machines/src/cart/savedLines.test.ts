import { ApiFailure } from '@mallard/domain/errors';
import { describe, expect, it } from 'vitest';
import { cartOf, lineStateOf, unitCountOf } from './cartMachine.ts';
import { outOfStock } from './cartPlan.ts';
import { cartWith, cartWithSaved, itemOf, kettle, mug } from './cartSamples.ts';
import { mugs, startCartWith, submitted, written } from './startCart.ts';

const soldOut = { status: 'soldOut', stock: 0 } as const;

describe('saving a line for later', () => {
  it('moves it at once, leaves the totals, and is written under its SKU', async () => {
    const { send, last, emittedEvents, snapshot } = await startCartWith(mugs(1, 3));
    send({ type: 'line.save', skuUuid: mug });
    expect(cartOf(snapshot())).toMatchObject({
      items: [],
      saved: [{ skuUuid: mug, quantity: 3, isSelected: false }],
      selectedGoods: 0,
    });
    expect(unitCountOf(snapshot())).toBe(0);
    expect(emittedEvents).toMatchObject([{ type: 'line.saved', skuUuid: mug, item: { quantity: 3 }, isMovable: true }]);
    expect(written(last('submit'))).toEqual({ kind: 'save', skuUuid: mug });
    await last('submit').resolve(cartWithSaved(2, [itemOf(mug, { quantity: 3 })]));
    expect(lineStateOf(snapshot(), mug).phase).toBe('settled');
    expect(cartOf(snapshot())?.saved).toHaveLength(1);
  });

  it('writes a changed quantity first', async () => {
    const { send, calls, last } = await startCartWith(mugs(1, 1));
    send({ type: 'line.set', skuUuid: mug, quantity: 4 });
    send({ type: 'line.save', skuUuid: mug });
    expect(written(last('submit'))).toMatchObject({ kind: 'set', quantity: 4 });
    await last('submit').resolve(mugs(2, 4));
    expect(calls.submit?.map(written)).toMatchObject([{ kind: 'set' }, { kind: 'save' }]);
  });

  it('is reverted with the reason if it is refused', async () => {
    const { send, last, emittedEvents, quantityOf, line, snapshot, times } = await startCartWith(mugs(1, 3));
    send({ type: 'line.save', skuUuid: mug });
    await last('submit').reject(new ApiFailure({ kind: 'Conflict', code: 'SAVED_LIMIT', status: 409 }));
    expect([quantityOf(mug), cartOf(snapshot())?.saved]).toEqual([3, []]);
    expect(line(mug).refusal).toMatchObject({ change: { kind: 'save' }, error: { code: 'SAVED_LIMIT' } });
    expect(emittedEvents.at(-1)).toMatchObject({ type: 'line.refused', skuUuid: mug, change: { kind: 'save' } });
    expect(times('readCart')).toBe(2);
  });

  it('offers no undo for a sold-out line, and ignores unknown lines', async () => {
    const { send, emittedEvents, times } = await startCartWith(cartWith(1, itemOf(mug, soldOut)));
    send({ type: 'line.save', skuUuid: kettle });
    send({ type: 'line.save', skuUuid: mug });
    expect(emittedEvents).toMatchObject([{ type: 'line.saved', skuUuid: mug, isMovable: false }]);
    expect(times('submit')).toBe(1);
  });

  it('is undone by moving it back to its position', async () => {
    const both = cartWith(1, itemOf(kettle), itemOf(mug, { quantity: 2 }));
    const { send, last, snapshot } = await startCartWith(both);
    const shown = () => cartOf(snapshot())?.items.map(({ skuUuid }) => skuUuid);
    send({ type: 'line.save', skuUuid: mug });
    send({ type: 'line.unsave', skuUuid: mug, quantity: 2, isSelected: true });
    expect(shown()).toEqual([kettle, mug]);
    await last('submit').resolve(cartWithSaved(2, [itemOf(mug, { quantity: 2 })], itemOf(kettle)));
    expect(written(last('submit'))).toEqual({ kind: 'moveToCart', skuUuid: mug, quantity: 2, isSelected: true });
    await last('submit').resolve(cartWith(3, itemOf(mug, { quantity: 2 }), itemOf(kettle)));
    expect(shown()).toEqual([kettle, mug]);
  });

  it('is undone to the previous selection and the previous saved line', async () => {
    const line = itemOf(mug, { quantity: 2, isSelected: false });
    const saved = itemOf(mug, { quantity: 3, isSelected: false });
    const { send, last, emittedEvents, snapshot } = await startCartWith(cartWithSaved(1, [saved], line));
    send({ type: 'line.save', skuUuid: mug });
    expect(emittedEvents).toMatchObject([
      { type: 'line.saved', item: { quantity: 2, isSelected: false }, isMovable: true },
    ]);
    await last('submit').resolve(cartWithSaved(2, [{ ...saved, quantity: 5 }]));
    send({ type: 'line.unsave', skuUuid: mug, quantity: 2, isSelected: false });
    expect(written(last('submit'))).toEqual({ kind: 'moveToCart', skuUuid: mug, quantity: 2, isSelected: false });
    const undone = { items: [{ quantity: 2, isSelected: false }], saved: [{ skuUuid: mug, quantity: 3 }] };
    expect(cartOf(snapshot())).toMatchObject(undone);
    await last('submit').resolve(cartWithSaved(3, [saved], line));
    expect(cartOf(snapshot())).toMatchObject(undone);
  });

  it('is shown from the log while it waits for a network', async () => {
    const { send, last, logged, device, snapshot } = await startCartWith(mugs(1, 3));
    send({ type: 'network.changed', isOnline: false });
    send({ type: 'line.save', skuUuid: mug });
    logged({ kind: 'save', id: 'queued', skuUuid: mug, isSent: false });
    await last('submit').resolve(null);
    expect(cartOf(snapshot())).toMatchObject({ items: [], saved: [{ quantity: 3 }] });
    expect(lineStateOf(snapshot(), mug).phase).toBe('queued');
    device.send({ type: 'cart.updated', cart: cartWithSaved(2, [itemOf(mug, { quantity: 3 })]) });
    logged();
    expect(cartOf(snapshot())).toMatchObject({ items: [], saved: [{ quantity: 3 }] });
  });

  it('in another tab shows in this one', async () => {
    const { device, snapshot } = await startCartWith(mugs(1, 3));
    device.send({ type: 'cart.updated', cart: cartWithSaved(2, [itemOf(mug, { quantity: 3 })]) });
    expect(cartOf(snapshot())).toMatchObject({ items: [], saved: [{ skuUuid: mug }] });
  });
});

describe('moving a saved line to the cart', () => {
  it('merges it with the line of its SKU up to the limit, reports the moved units, and leaves the others saved', async () => {
    const saved = [itemOf(mug, { quantity: 4 })];
    const { send, emittedEvents, quantityOf, snapshot } = await startCartWith(
      cartWithSaved(1, saved, itemOf(mug, { quantity: 3, isSelected: false })),
    );
    send({ type: 'saved.move', skuUuid: mug });
    expect(quantityOf(mug)).toBe(5);
    expect(cartOf(snapshot())?.saved).toMatchObject([{ quantity: 2 }]);
    expect(cartOf(snapshot())?.selectedUnits).toBe(5);
    expect(emittedEvents).toMatchObject([
      { type: 'saved.moved', skuUuid: mug, item: { quantity: 4 }, asked: 4, quantity: 2 },
    ]);
  });

  it('changes nothing and shows why if no unit fits', async () => {
    const saved = [itemOf(mug, { quantity: 4 }), itemOf(kettle, soldOut)];
    const { send, emittedEvents, times } = await startCartWith(cartWithSaved(1, saved, itemOf(mug, { quantity: 5 })));
    send({ type: 'saved.move', skuUuid: mug });
    send({ type: 'saved.move', skuUuid: kettle });
    expect(emittedEvents).toMatchObject([
      { type: 'line.limited', skuUuid: mug, refusal: { code: 'OUT_OF_STOCK', asked: 4, left: 0, inCart: 5 } },
      { type: 'line.limited', skuUuid: kettle, refusal: { code: 'OUT_OF_STOCK', left: 0 } },
    ]);
    expect(times('submit')).toBe(0);
  });

  it('is reverted with the reason if it is refused', async () => {
    const { send, last, emittedEvents, snapshot } = await startCartWith(cartWithSaved(1, [itemOf(mug)]));
    send({ type: 'saved.move', skuUuid: mug });
    await last('submit').reject(new ApiFailure(outOfStock));
    expect(cartOf(snapshot())).toMatchObject({ items: [], saved: [{ skuUuid: mug }] });
    expect(emittedEvents.at(-1)).toMatchObject({
      type: 'line.refused',
      change: { kind: 'moveToCart' },
      error: outOfStock,
    });
  });
});

describe('removing a saved line', () => {
  it('removes it at once, with undo', async () => {
    const { send, last, emittedEvents, snapshot } = await startCartWith(
      cartWithSaved(1, [itemOf(mug, { quantity: 3 })]),
    );
    send({ type: 'saved.remove', skuUuid: mug });
    expect(cartOf(snapshot())?.saved).toEqual([]);
    expect(emittedEvents).toMatchObject([{ type: 'saved.removed', skuUuid: mug, item: { quantity: 3 } }]);
    await last('submit').resolve(cartWith(2));
    for (const _time of [1, 2]) send({ type: 'saved.restore', skuUuid: mug });
    expect(cartOf(snapshot())?.saved).toMatchObject([{ skuUuid: mug, quantity: 3 }]);
    expect(written(last('submit'))).toEqual({ kind: 'addSaved', skuUuid: mug, quantity: 3 });
    expect(submitted(last('submit'))).toMatchObject({ product: { title: 'Mug' } });
    await last('submit').resolve(cartWithSaved(3, [itemOf(mug, { quantity: 3 })]));
    expect(cartOf(snapshot())?.saved).toMatchObject([{ quantity: 3 }]);
  });

  it('is reverted with the reason if it is refused, without undo', async () => {
    const { send, last, snapshot, times } = await startCartWith(cartWithSaved(1, [itemOf(mug)]));
    send({ type: 'saved.remove', skuUuid: mug });
    await last('submit').reject(new ApiFailure({ kind: 'Server', code: 'INTERNAL', status: 500 }));
    expect(cartOf(snapshot())?.saved).toHaveLength(1);
    send({ type: 'saved.restore', skuUuid: mug });
    expect(times('submit')).toBe(1);
  });
});
