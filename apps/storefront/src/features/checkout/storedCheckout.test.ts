import { minor } from '@mallard/domain/money';
import { createStore, memoryArea } from '@mallard/domain/storage';
import type { CheckoutChoices, OrderAttempt } from '@mallard/state-machines/checkout';
import { describe, expect, it } from 'vitest';
import { openChoices } from '../../shared/purchase/storedChoices.ts';
import { openAttempts } from './storedAttempts.ts';

const uuid = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`;
const [lin, wang] = [uuid(1), uuid(2)];

function attemptOf(source: string, checkout: number): OrderAttempt {
  return {
    source,
    checkoutUuid: uuid(checkout),
    idempotencyKey: uuid(checkout + 1),
    draft: {
      items: [{ skuUuid: uuid(9), quantity: 1 }],
      shippingMethod: 'standard',
      couponUuid: null,
      addressUuid: uuid(8),
      note: '',
      expectedTotal: minor(100),
      isFromCart: true,
    },
  };
}

describe('order attempts without a response', () => {
  it('are shared between tabs, and the first one is used', () => {
    const area = memoryArea();
    const tab = () => openAttempts(createStore({ area, now: () => 1 }), lin);
    const first = attemptOf(`${lin} cart`, 10);
    expect(tab().save(first)).toEqual(first);
    expect(tab().save(attemptOf(first.source, 20))).toEqual(first);
    expect(tab().read(first.source)).toEqual(first);
  });

  it('are replaced by a changed draft of the same checkout', () => {
    const attempts = openAttempts(createStore({ area: memoryArea(), now: () => 1 }), lin);
    const first = attemptOf(`${lin} cart`, 10);
    attempts.save(first);
    const changed = { ...first, idempotencyKey: uuid(30), draft: { ...first.draft, note: 'ring twice' } };
    expect(attempts.save(changed)).toEqual(changed);
    expect(attempts.read(first.source)).toEqual(changed);
  });

  it('are separate for cart and "buy now", and for each shopper', () => {
    const area = memoryArea();
    const store = () => createStore({ area, now: () => 1 });
    const [cart, now] = [attemptOf(`${lin} cart`, 10), attemptOf(`${lin} ${uuid(9)} 1`, 20)];
    for (const attempt of [cart, now]) openAttempts(store(), lin).save(attempt);
    openAttempts(store(), lin).forget(cart.source);
    expect(openAttempts(store(), lin).read(cart.source)).toBeNull();
    expect(openAttempts(store(), lin).read(now.source)).toEqual(now);
    expect(openAttempts(store(), wang).read(now.source)).toBeNull();
    openAttempts(store(), wang).save(attemptOf(`${wang} cart`, 30));
    expect(openAttempts(store(), lin).read(now.source)).toBeNull();
  });
});

describe('the choices of a checkout', () => {
  const selected: CheckoutChoices = { addressUuid: 'a', shippingMethod: 'express', couponUuid: undefined, note: 'hi' };

  it('survive a reload, for the same checkout only', () => {
    const area = memoryArea();
    const tab = () => openChoices(createStore({ area, now: () => 1 }));
    tab().write('lin cart', { note: 'hi' });
    expect(tab().read('lin cart')).toEqual({ note: 'hi' });
    tab().write('lin cart', selected);
    expect(tab().read('lin cart')).toEqual({ addressUuid: 'a', shippingMethod: 'express', note: 'hi' });
    expect(tab().read('lin sku')).toEqual({});
    tab().write('lin cart', { ...selected, couponUuid: null });
    expect(tab().read('lin cart')).toMatchObject({ couponUuid: null });
    tab().clear();
    expect(tab().read('lin cart')).toEqual({});
  });
});
