import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract/all.ts';
import { claimCoupon, listCoupons, validateCoupon } from '../contract/coupons.ts';
import { login, loginByCode } from '../contract/user.ts';
import { readCapabilities, toCapabilities } from './capabilities.ts';
import { fullCapabilities, offers } from './offers.ts';

const without = (...missing: string[]) => toCapabilities(endpoints, missing);

describe('the capabilities of a back end', () => {
  it('name an area that is missing as a whole, and single endpoints of others', () => {
    expect(without(listCoupons.name, claimCoupon.name, validateCoupon.name, loginByCode.name).notOffered).toEqual({
      areas: ['coupons'],
      endpoints: ['loginByCode'],
    });
    expect(without()).toEqual(fullCapabilities);
  });

  it('say for each endpoint whether it is offered', () => {
    fc.assert(
      fc.property(fc.subarray([...endpoints]), (missing) => {
        const names = missing.map(({ name }) => name);
        const read = readCapabilities(JSON.parse(JSON.stringify(without(...names))));
        if (!read.ok) throw new Error('unreadable');
        for (const endpoint of endpoints)
          expect(offers(read.capabilities, endpoint)).toBe(!names.includes(endpoint.name));
      }),
    );
  });

  it('are read although they contain names unknown to this version', () => {
    const given = { version: 1, by: 'a later kit', notOffered: { areas: ['drones'], endpoints: ['loginByCode'] } };
    const read = readCapabilities(given);
    expect(read.ok && offers(read.capabilities, login)).toBe(true);
    expect(read.ok && offers(read.capabilities, loginByCode)).toBe(false);
  });

  it.each<[unknown, object]>([
    [
      { version: 2, anything: true },
      { code: 'NEWER', version: 2 },
    ],
    [null, { code: 'MALFORMED', path: '' }],
    ['<html>', { code: 'MALFORMED', path: '' }],
    [{}, { code: 'MALFORMED', path: 'version' }],
    [{ version: 1 }, { code: 'MALFORMED', path: 'notOffered' }],
    [
      { version: 1, notOffered: { areas: [], endpoints: [7] } },
      { code: 'MALFORMED', path: 'notOffered.endpoints.0' },
    ],
  ])('%j is refused with the reason', (given, error) => {
    expect(readCapabilities(given)).toEqual({ ok: false, error });
  });
});
