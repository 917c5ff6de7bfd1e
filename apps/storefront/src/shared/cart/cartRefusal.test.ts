import { ApiFailure } from '@mallard/domain/errors';
import { describe, expect, it } from 'vitest';
import { cartRefusalOf } from './cartRefusal.ts';

function refused(code: string, data: unknown) {
  return new ApiFailure({ kind: 'Conflict', code, status: 409, data });
}

describe('what a refusal of the cart says', () => {
  it('returns the units left and in the cart', () => {
    const caught = refused('PURCHASE_LIMIT', {
      error: 'PURCHASE_LIMIT',
      details: { skuUuid: 'x', asked: 3, left: 1, inCart: 4 },
    });
    expect(cartRefusalOf(caught)).toEqual({ code: 'PURCHASE_LIMIT', left: 1, inCart: 4 });
  });

  it.each([undefined, null, {}, { details: { left: -1, inCart: 2 } }, { details: { left: '1', inCart: 0 } }])(
    'survives %j',
    (data) => {
      expect(cartRefusalOf(refused('OUT_OF_STOCK', data))).toEqual({ code: 'OUT_OF_STOCK', left: 0, inCart: 0 });
    },
  );

  it('leaves other failures to others', () => {
    expect(cartRefusalOf(refused('OFF_SALE', { details: { left: 1, inCart: 0 } }))).toBeNull();
    expect(cartRefusalOf(new Error('bug'))).toBeNull();
  });
});
