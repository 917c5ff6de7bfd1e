import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createCache } from './createCache.ts';
import { CACHE_PREFIX, createStore, ERROR_LOG_KEY, type StorageProblem } from './createStore.ts';
import { memoryArea, openArea, type StorageLike } from './storageArea.ts';

const schema = v.object({ lines: v.array(v.object({ sku: v.string(), quantity: v.pipe(v.number(), v.integer()) })) });
const empty = { lines: [] };
const cart = { lines: [{ sku: 'a', quantity: 2 }] };
const now = 1_800_000_000_000;

/** Creates an area with a limited number of UTF-16 units. */
function smallArea(room: number): StorageLike {
  const area = memoryArea();
  return {
    get length() {
      return area.length;
    },
    key: (index) => area.key(index),
    getItem: (key) => area.getItem(key),
    removeItem: (key) => area.removeItem(key),
    setItem(key, text) {
      let used = text.length;
      for (let index = 0; index < area.length; index += 1) {
        const other = area.key(index) ?? '';
        if (other !== key) used += area.getItem(other)?.length ?? 0;
      }
      if (used > room) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
      area.setItem(key, text);
    },
  };
}

function forbidden(): never {
  throw Object.assign(new Error('forbidden'), { name: 'SecurityError' });
}
const forbiddenArea: StorageLike = {
  get length(): number {
    return forbidden();
  },
  key: forbidden,
  getItem: forbidden,
  setItem: forbidden,
  removeItem: forbidden,
};

function open(area: StorageLike | null, at = now) {
  const problems: [StorageProblem, string][] = [];
  const store = createStore({ area, now: () => at, onProblem: (problem, key) => void problems.push([problem, key]) });
  const entry = store.entry({ key: 'cart', version: 2, schema, fallback: () => empty });
  return { store, entry, problems };
}

describe('a stored entry', () => {
  it('stores data as a versioned and dated record', () => {
    const area = memoryArea();
    expect(open(area).entry.write(cart)).toBe('stored');
    expect(JSON.parse(area.getItem('cart') ?? '')).toEqual({ v: 2, at: now, data: cart });
    expect(open(area, now + 5000).entry.load()).toEqual({ data: cart, age: 5000 });
    open(area).entry.clear();
    expect(open(area).entry.read()).toEqual(empty);
    expect(area.length).toBe(0);
  });

  it.each([
    'not json',
    '',
    'null',
    '42',
    '"text"',
    '[]',
    '{}',
    JSON.stringify(cart),
    JSON.stringify({ v: '2', at: now, data: cart }),
    JSON.stringify({ v: 2, data: cart }),
    JSON.stringify({ v: 2, at: now, data: { lines: [{ sku: 1, quantity: 2 }] } }),
    '{"v":2,"at":1,"data":{"__proto__":{"lines":[]}}}',
  ])('drops %s, uses the default, and reports it once', (text) => {
    const area = memoryArea();
    area.setItem('cart', text);
    const { entry, problems } = open(area);
    expect(entry.read()).toEqual(empty);
    expect(area.getItem('cart')).toBeNull();
    area.setItem('cart', text);
    expect(entry.read()).toEqual(empty);
    expect(problems).toEqual([['invalid', 'cart']]);
  });

  it('drops a record of an older version without a report', () => {
    const area = memoryArea();
    area.setItem('cart', JSON.stringify({ v: 1, at: now, data: cart }));
    const { entry, problems } = open(area);
    expect(entry.read()).toEqual(empty);
    expect(area.getItem('cart')).toBeNull();
    expect(problems).toEqual([]);
  });

  it('does not change a record of a newer version, and stores its own in memory', { tags: ['P19'] }, () => {
    const area = memoryArea();
    const newer = JSON.stringify({ v: 3, at: now, data: 'another shape' });
    area.setItem('cart', newer);
    const { entry, problems } = open(area);
    expect(entry.read()).toEqual(empty);
    expect(entry.write(cart)).toBe('memory');
    expect(entry.read()).toEqual(cart);
    expect(area.getItem('cart')).toBe(newer);
    expect(problems).toEqual([['newer', 'cart']]);
  });

  it.each([
    [-1, Number.POSITIVE_INFINITY],
    [now + 60_001, Number.POSITIVE_INFINITY],
    [now + 60_000, 0],
    [now - 7, 7],
  ])('written at %i has the age %s', (at, age) => {
    const area = memoryArea();
    area.setItem('cart', JSON.stringify({ v: 2, at, data: cart }));
    expect(open(area).entry.load()).toEqual({ data: cart, age });
  });

  it.each([
    ['absent', null],
    ['forbidden', forbiddenArea],
  ])('is stored in memory if storage is %s', (_, area) => {
    const { entry, store } = open(area);
    expect(entry.read()).toEqual(empty);
    expect(entry.write(cart)).toBe('memory');
    expect(entry.read()).toEqual(cart);
    store.dropCaches();
    entry.clear();
    expect(entry.read()).toEqual(empty);
  });

  it('refuses an asynchronous schema', () => {
    const later = v.pipeAsync(
      v.string(),
      v.checkAsync(async () => true),
    );
    const { store } = open(memoryArea());
    const entry = store.entry({ key: 'later', version: 1, schema: later, fallback: () => '' });
    entry.write('text');
    expect(() => entry.read()).toThrow(TypeError);
  });

  it('never throws for stored data, and returns whatever is valid', { tags: ['P19'] }, () => {
    const record = fc.record({ v: fc.constantFrom(1, 2, 3, 2.5, '2'), at: fc.anything(), data: fc.anything() });
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      record.map((one) => stringify(one)),
    );
    fc.assert(
      fc.property(text, (poison) => {
        const area = memoryArea();
        area.setItem('cart', poison);
        const { entry } = open(area);
        expect(v.is(schema, entry.read())).toBe(true);
        entry.write(cart);
        expect(entry.read()).toEqual(cart);
      }),
      { numRuns: 3000 },
    );
  });
});

function stringify(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)) ?? '';
}

describe('a full storage', { tags: ['P19'] }, () => {
  it('removes its caches first, then the error log, then uses memory', () => {
    const area = smallArea(400);
    const cache = `${CACHE_PREFIX}categories:all`;
    area.setItem(cache, 'x'.repeat(200));
    area.setItem(ERROR_LOG_KEY, 'x'.repeat(150));
    area.setItem('other', 'x'.repeat(20));
    const { entry, problems } = open(area);

    expect(entry.write(cart)).toBe('stored');
    expect(area.getItem(cache)).toBeNull();
    expect(area.getItem(ERROR_LOG_KEY)).not.toBeNull();

    const many = { lines: Array.from({ length: 8 }, () => ({ sku: 'abc', quantity: 1 })) };
    expect(entry.write(many)).toBe('stored');
    expect(area.getItem(ERROR_LOG_KEY)).toBeNull();
    expect(area.getItem('other')).not.toBeNull();

    const tooMany = { lines: Array.from({ length: 80 }, () => ({ sku: 'abc', quantity: 1 })) };
    expect(entry.write(tooMany)).toBe('memory');
    expect(entry.read()).toEqual(tooMany);
    expect(problems).toEqual([['full', 'cart']]);

    expect(entry.write(cart)).toBe('stored');
    expect(open(area).entry.read()).toEqual(cart);
  });

  it('does not store a record beyond its own limit', () => {
    const area = memoryArea();
    const entry = open(area).store.entry({
      key: 'long',
      version: 1,
      schema: v.string(),
      fallback: () => '',
      maxLength: 100,
    });
    expect(entry.write('x'.repeat(200))).toBe('memory');
    expect(entry.read()).toHaveLength(200);
    expect(area.length).toBe(0);
  });
});

describe('a cache', () => {
  it('returns fresh copies, and older ones on request', () => {
    const area = memoryArea();
    const at = (time: number) =>
      createCache({ store: open(area, time).store, name: 'categories', version: 1, schema: v.string() });
    at(now).set('zh-CN', '茶');
    expect(at(now + 299_999).get('zh-CN')).toBe('茶');
    expect(at(now + 300_000).get('zh-CN')).toBeUndefined();
    expect(at(now + 300_000).getAny('zh-CN')).toEqual({ data: '茶', isFresh: false });
    expect(at(now - 90_000).getAny('zh-CN')).toEqual({ data: '茶', isFresh: false });
    expect(at(now).get('en-US')).toBeUndefined();
    at(now).remove('zh-CN');
    expect(at(now).getAny('zh-CN')).toBeUndefined();
  });

  it('can be dropped with all others, and nothing else is removed', () => {
    const area = memoryArea();
    const { store, entry } = open(area);
    const cache = createCache({ store, name: 'tree', version: 1, schema: v.string(), ttl: 1000 });
    for (const key of ['a', 'b', 'c']) cache.set(key, key);
    entry.write(cart);
    store.dropCaches();
    expect(cache.getAny('b')).toBeUndefined();
    expect(area.length).toBe(1);
  });

  it('can be dropped without an area too, while everything else stays in memory', () => {
    const store = createStore({ area: null, now: () => now });
    const entry = store.entry({ key: 'name', version: 1, schema: v.string(), fallback: () => '' });
    const cache = createCache({ store, name: 'tree', version: 1, schema: v.string(), ttl: 1000 });
    cache.set('a', 'a');
    entry.write('mug');
    store.dropCaches();
    expect(cache.getAny('a')).toBeUndefined();
    expect(entry.read()).toBe('mug');
  });
});

describe('openArea', { tags: ['P19'] }, () => {
  it('works without an area that throws on access', () => {
    expect(openArea(forbidden)).toBeNull();
    expect(openArea(() => undefined)).toBeNull();
    const area = memoryArea();
    expect(openArea(() => area)).toBe(area);
  });
});
