import { memoryArea } from '@mallard/domain/storage';
import { describe, expect, it } from 'vitest';
import { exportStoredData, kindOfKey, listStoredData } from './storedData.ts';

function areaOf(texts: Record<string, string>) {
  const area = memoryArea();
  for (const [key, text] of Object.entries(texts)) area.setItem(key, text);
  return area;
}

const record = (data: unknown, at = 5) => JSON.stringify({ v: 1, at, data });

/** Creates caches with one response each. */
function cachesOf(responses: Record<string, Response>) {
  return {
    has: async (name: string) => name in responses,
    open: async (name: string) => ({ matchAll: async () => [responses[name]] }),
  } as unknown as CacheStorage;
}

describe('stored data', () => {
  it('is grouped by kind, with the count, the size and the newest timestamp', async () => {
    const local = areaOf({ 'intents:ann': record(1, 7), guestCart: record(2, 9), theme: 'dark' });
    const headers = { Date: 'Mon, 23 Nov 2026 10:00:00 GMT' };
    const caches = cachesOf({ pictures: new Response('12345', { headers }) });
    const groups = await listStoredData([local, null, areaOf({ 'cache:tree': record('x', 3) })], caches);
    expect(groups).toEqual([
      { kind: 'preferences', entries: 1, bytes: 18, newest: null },
      { kind: 'cart', entries: 2, bytes: 132, newest: 9 },
      { kind: 'offline', entries: 2, bytes: 75, newest: Date.parse(headers.Date) },
    ]);
  });

  it('is empty when storage is not available', async () => {
    expect(await listStoredData([null, null])).toEqual([]);
    expect(exportStoredData([null])).toBe('{}');
  });

  it('is exported without the session', () => {
    const text = exportStoredData([areaOf({ token: record('secret'), searchHistory: record(['mug']), theme: 'dark' })]);
    expect(JSON.parse(text)).toEqual({ searchHistory: { v: 1, at: 5, data: ['mug'] }, theme: 'dark' });
  });

  it('has the kind "other" for an unknown key', () => {
    expect(kindOfKey('constructor')).toBe('other');
    expect(kindOfKey('review:7')).toBe('drafts');
  });
});
