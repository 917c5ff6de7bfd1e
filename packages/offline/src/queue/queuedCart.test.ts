import type { Cart, CartItem } from '@mallard/domain/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineProduct } from './cartChange.ts';
import { foldChange, type Intent, type QueuedChange } from './intentLog.ts';
import { cartWithIntents } from './queuedCart.ts';

const sku = '11111111-1111-4111-8111-111111111111';
const otherSku = '22222222-2222-4222-8222-222222222222';
const line = '33333333-3333-4333-8333-333333333333';
const favorite = '44444444-4444-4444-8444-444444444444';

function fold(changes: readonly QueuedChange[], before: readonly Intent[] = []): Intent[] {
  return changes.reduce<Intent[]>((intents, change, index) => foldChange(intents, change, `key-${index}`), [...before]);
}
const add = (quantity: number): QueuedChange => ({ kind: 'add', skuUuid: sku, quantity });
const set = (quantity: number, lineId: string | null = line): QueuedChange => ({
  kind: 'set',
  skuUuid: sku,
  lineId,
  quantity,
});
const remove = (lineId: string | null = line): QueuedChange => ({ kind: 'remove', skuUuid: sku, lineId });
const press = (isFavorite: boolean): QueuedChange => ({ kind: 'favorite', productUuid: favorite, isFavorite });
/** Kinds and numbers of intents. */
const brief = (intents: readonly Intent[]) =>
  intents.map((intent) => ('quantity' in intent ? `${intent.kind} ${intent.quantity}` : intent.kind));

describe('folding changes', () => {
  it.each<[string, QueuedChange[], string[]]>([
    ['pieces added are summed up', [add(1), add(2)], ['add 3']],
    ['of fifty quantities the last counts', Array.from({ length: 50 }, (_, n) => set(n + 1)), ['set 50']],
    ['a quantity replaces what was added to the line', [add(3), set(2)], ['set 2']],
    ['what is added after a quantity stays apart', [set(2), add(3)], ['set 2', 'add 3']],
    ['a removal beats everything', [set(2), add(3), remove()], ['remove']],
    ['a removal stays when pieces are added again', [remove(), add(2), add(1)], ['remove', 'add 3']],
    ['and goes on beating', [remove(), add(2), remove()], ['remove']],
    ['a line that only this device knows is taken back', [add(3), remove(null)], []],
    ['and set by what is added', [add(3), set(7, null)], ['add 7']],
    ['as is a line that was removed and added again', [remove(), add(3), set(7)], ['remove', 'add 7']],
    ['of several changes of a favorite the last one counts', [press(true), press(false), press(true)], ['favorite']],
  ])('%s', (_what, changes, expected) => {
    expect(brief(fold(changes))).toEqual(expected);
  });

  it('gives an intent the id of its latest change, by which the caller finds it', () => {
    expect(fold([add(1), add(2)]).map(({ id }) => id)).toEqual(['key-1']);
    expect(fold([set(1), set(2)]).map(({ id }) => id)).toEqual(['key-1']);
    expect(fold([add(1), set(2, null)]).map(({ id }) => id)).toEqual(['key-1']);
    expect(fold([remove(), add(1), remove()]).map(({ id }) => id)).toEqual(['key-2']);
    expect(fold([press(true), press(false)])).toMatchObject([{ id: 'key-1', isFavorite: false }]);
  });

  it('preserves the product data of an addition, and prefers the latest', () => {
    const product = { skuUuid: sku, title: 'Mug' } as LineProduct;
    const latest = { skuUuid: sku, title: 'Big mug' } as LineProduct;
    const added: QueuedChange = { kind: 'add', skuUuid: sku, quantity: 1, product };
    expect(fold([added, add(2), set(5, null)])).toMatchObject([{ quantity: 5, product }]);
    expect(fold([added, { ...added, product: latest }])).toMatchObject([{ quantity: 2, product: latest }]);
  });

  it('sets quantity and selection independently', () => {
    const select: QueuedChange = { kind: 'set', skuUuid: sku, lineId: line, isSelected: false };
    expect(fold([set(4), select])).toMatchObject([{ kind: 'set', quantity: 4, isSelected: false }]);
    expect(fold([add(2), select])).toMatchObject([{ kind: 'add', quantity: 2, isSelected: false }]);
    expect(fold([select, add(2), set(5)])).toMatchObject([{ kind: 'set', quantity: 5, isSelected: true }]);
  });

  it('does not change an intent that may have arrived, and adds another', () => {
    const [sent] = fold([add(2)]).map((intent) => ({ ...intent, isSent: true }));
    const before = sent ? [sent] : [];
    expect(brief(fold([add(1)], before))).toEqual(['add 2', 'add 1']);
    expect(brief(fold([set(5, null)], before))).toEqual(['add 2', 'set 5']);
    expect(brief(fold([remove(null)], before))).toEqual(['add 2', 'remove']);
  });

  it('ignores a line whose removal is in flight', () => {
    const before = fold([remove()]).map((intent) => ({ ...intent, isSent: true }));
    expect(fold([set(5)], before)).toMatchObject([{ kind: 'remove' }, { kind: 'set', lineId: null }]);
  });

  it('continues with a line that it adds again while the removal of the old one is in flight', () => {
    const before = fold([remove()]).map((intent) => ({ ...intent, isSent: true }));
    expect(brief(fold([add(2), set(3)], before))).toEqual(['remove', 'add 3']);
    expect(brief(fold([add(2), remove()], before))).toEqual(['remove']);
    const both = fold([remove(), add(2)]).map((intent) => ({ ...intent, isSent: true }));
    expect(brief(fold([add(1), set(3)], both))).toEqual(['remove', 'add 2', 'set 3']);
  });

  it('limits units to the maximum of a call', () => {
    expect(brief(fold([add(999), add(999)]))).toEqual(['add 999']);
  });

  it('does not change other lines and favorites', () => {
    const other: QueuedChange = { kind: 'add', skuUuid: otherSku, quantity: 1 };
    expect(brief(fold([add(1), other, press(true), remove(null)]))).toEqual(['add 1', 'favorite']);
  });
});

describe('the cart with folded changes', () => {
  const product = { skuUuid: sku, stock: 900, limit: 900, price: 100 } as LineProduct;
  const item = { ...product, id: line, quantity: 3, isSelected: true, status: 'available' } as CartItem;
  const empty: Cart = {
    version: 1,
    items: [],
    saved: [],
    unitCount: 0,
    selectedGoods: 0 as Cart['selectedGoods'],
    selectedUnits: 0,
  };
  type Tap = ['add' | 'set', number] | ['remove'];
  const tap = fc.oneof(
    fc.tuple(fc.constantFrom('add' as const, 'set' as const), fc.integer({ min: 1, max: 9 })),
    fc.constant<Tap>(['remove']),
  );

  it('shows the shopper’s actions one by one, in few intents', () => {
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 30 }), fc.boolean(), (taps, isKnown) => {
        const cart = isKnown ? { ...empty, items: [item] } : empty;
        let intents: Intent[] = [];
        let expected = isKnown ? item.quantity : 0;
        for (const [kind, quantity = 0] of taps) {
          if (kind !== 'add' && expected === 0) continue; // The app shows no line that could be set or removed.
          const about = { skuUuid: sku, lineId: isKnown ? line : null };
          const change =
            kind === 'add' ? add(quantity) : kind === 'set' ? { kind, ...about, quantity } : { kind, ...about };
          intents = foldChange(intents, change, crypto.randomUUID());
          expected = kind === 'remove' ? 0 : kind === 'set' ? quantity : expected + quantity;
          expect(cartWithIntents(cart, intents, () => product).unitCount).toBe(expected);
          expect(cartWithIntents(empty, isKnown ? [] : intents).unitCount).toBe(isKnown ? 0 : expected);
          expect(intents.length).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('has a status for lines that exceed the stock, and adds up', () => {
    const few = { ...item, stock: 4 };
    const shown = cartWithIntents({ ...empty, items: [few] }, fold([set(9)]));
    expect(shown).toMatchObject({ items: [{ quantity: 9, status: 'insufficient' }], unitCount: 9, selectedGoods: 0 });
    const lowered = cartWithIntents({ ...empty, items: [{ ...few, status: 'insufficient' }] }, fold([set(2)]));
    expect(lowered).toMatchObject({ items: [{ status: 'available' }], selectedUnits: 2, selectedGoods: 200 });
  });

  it('is the server’s cart itself without changes', () => {
    expect(cartWithIntents(empty, fold([press(true)]))).toBe(empty);
  });
});
