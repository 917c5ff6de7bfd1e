import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract/all.ts';
import { getOrder } from '../contract/orders.ts';
import { tokensOf } from '../testing/testClient.ts';
import { createRequestUrl } from './createRequestUrl.ts';
import { createUuid } from './createUuid.ts';
import { passwordFields } from './hashPasswords.ts';
import { memorySession } from './memorySession.ts';
import { parseRetryAfter } from './parseRetryAfter.ts';
import { signInCallNames } from './signInCalls.ts';

describe('names that the client contains', () => {
  const names = new Set(endpoints.map(({ name }) => name));

  it.each(signInCallNames)('%s is a call of the contract', (name) => {
    expect(names).toContain(name);
  });

  it('cover all password hashes of the contract, and nothing else', () => {
    const found = endpoints.flatMap(({ name, body }) => {
      const entries = Object.keys((body as { entries?: object } | null)?.entries ?? {});
      const fields = entries.filter((field) => /password/i.test(field));
      return fields.length > 0 ? [[name, fields] as const] : [];
    });
    expect(Object.fromEntries(found)).toEqual(passwordFields);
  });
});

describe('createUuid', () => {
  it('sets version and variant', () => {
    expect(createUuid((bytes) => bytes.fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    expect(createUuid((bytes) => bytes.fill(0))).toBe('00000000-0000-4000-8000-000000000000');
  });
  it('is random by default', () => {
    expect(createUuid()).not.toBe(createUuid());
  });
});

describe('createRequestUrl', () => {
  it.each([
    ['https://a.example', 'https://a.example/api/orders/a%2Fb'],
    ['https://a.example/', 'https://a.example/api/orders/a%2Fb'],
    ['https://a.example/mall', 'https://a.example/mall/api/orders/a%2Fb'],
  ])('with %s keeps a parameter inside its segment', (baseUrl, url) => {
    expect(createRequestUrl(baseUrl, getOrder, { params: { id: 'a/b' } })).toBe(url);
  });
  it('throws without a parameter', () => {
    expect(() => createRequestUrl('https://a.example', getOrder)).toThrow(RangeError);
  });
});

describe('parseRetryAfter', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['soon', undefined],
    ['12', 12],
    ['-5', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['2026', 2026],
    ['Thu, 01 Jan 1970 00:00:10 GMT', 8],
    ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
  ])('%j is %j', (header, seconds) => {
    expect(parseRetryAfter(header, 2000)).toBe(seconds);
  });
});

describe('memorySession', () => {
  it('notifies listeners of every change until they unsubscribe', () => {
    const session = memorySession();
    let heard = 0;
    const leave = session.subscribe(() => {
      heard += 1;
    });
    session.write(tokensOf('1'));
    session.clear();
    leave();
    session.write(tokensOf('2'));
    expect(heard).toBe(2);
    expect(session.read()).toEqual(tokensOf('2'));
  });

  it('ends only the given session', () => {
    const session = memorySession(tokensOf('2'));
    session.clear('access-1');
    expect(session.read()).toEqual(tokensOf('2'));
    session.clear('access-2');
    expect(session.read()).toBeNull();
  });
});
