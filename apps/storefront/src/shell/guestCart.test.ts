import { createStore, memoryArea } from '@mallard/domain/storage';
import { describe, expect, it } from 'vitest';
import { createGuestCart } from './guestCart.ts';

const LAMP = '018f0000-0000-7000-8000-000000000001';
const MUG = '018f0000-0000-7000-8000-000000000002';

/** Tabs of one browser. */
function browser() {
  const area = memoryArea();
  let made = 0;
  const createUuid = () => {
    made += 1;
    return `018f0000-0000-7000-8000-1${String(made).padStart(11, '0')}`;
  };
  return { openTab: () => createGuestCart(createStore({ area, now: () => 0 }), createUuid) };
}

describe('the cart of a visitor', () => {
  it('grows by what every tab adds', () => {
    const { openTab } = browser();
    const [first, second] = [openTab(), openTab()];
    first.add({ skuUuid: LAMP, quantity: 1 });
    second.add({ skuUuid: LAMP, quantity: 2 });
    second.add({ skuUuid: MUG, quantity: 1 });
    const lines = [
      { skuUuid: LAMP, quantity: 3 },
      { skuUuid: MUG, quantity: 1 },
    ];
    expect(second.read()).toEqual(lines);
    let changes = 0;
    first.subscribe(() => {
      changes += 1;
    });
    first.look();
    first.look();
    expect(first.read()).toEqual(lines);
    expect(first.read()).toBe(first.read());
    expect(changes).toBe(1);
    expect(openTab().read()).toEqual(lines);
  });

  it('is merged under one name by all tabs, until it changes', () => {
    const { openTab } = browser();
    const [first, second] = [openTab(), openTab()];
    expect(first.held()).toBeNull();
    first.add({ skuUuid: LAMP, quantity: 1 });
    const held = first.held();
    expect(second.held()).toEqual(held);
    first.rename();
    expect(second.held()?.lines).toEqual(held?.lines);
    expect(second.held()?.mergeKey).not.toBe(held?.mergeKey);
  });

  it('is empty in all tabs once it is merged, but for what came after', () => {
    const { openTab } = browser();
    const [first, second] = [openTab(), openTab()];
    first.add({ skuUuid: LAMP, quantity: 1 });
    const merged = first.held();
    if (!merged) throw new Error('nothing to merge');
    second.add({ skuUuid: LAMP, quantity: 2 });
    first.remove(merged);
    expect(first.read()).toEqual([{ skuUuid: LAMP, quantity: 2 }]);
    const rest = second.held();
    if (!rest) throw new Error('nothing left');
    second.remove(rest);
    first.remove(rest);
    expect(first.held()).toBeNull();
    expect(first.read()).toEqual([]);
  });
});
