import { afterEach, describe, expect, it, vi } from 'vitest';
import { unpackArchive } from './unpackArchive.ts';

/** A part of the Cache API, which Node lacks. */
function createCache(): { cache: Cache; stored: Map<string, Response> } {
  const stored = new Map<string, Response>();
  const cache = {
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
    put: async (url: string, response: Response) => void stored.set(url, response),
  };
  return { cache: cache as unknown as Cache, stored };
}

const names = Array.from({ length: 30 }, (_, at) => `${at}.${at === 0 ? 'css' : 'js'}`);
const folder = 'http://shop.test/shop/assets/';
const archive = `${folder}archive.json`;
const urls = names.map((name) => folder + name);
const texts = Object.fromEntries(names.map((name) => [name, `text of ${name}`]));

function answer(status: number) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(texts, { status }));
}
afterEach(() => void vi.restoreAllMocks());

describe('unpackArchive', () => {
  it('stores all files with one request', async () => {
    const requests = answer(200);
    const { cache, stored } = createCache();
    await unpackArchive(cache, archive, urls);
    expect([...stored.keys()]).toEqual(urls);
    expect(requests.mock.calls).toEqual([[archive, { priority: 'low' }]]);
    const [style, script] = [stored.get(`${folder}0.css`), stored.get(`${folder}1.js`)];
    expect(style?.headers.get('Content-Type')).toBe('text/css');
    expect(script?.headers.get('Content-Type')).toBe('text/javascript');
    expect(await script?.text()).toBe('text of 1.js');
  });

  it('stores only missing files, and none that the worker does not list', async () => {
    answer(200);
    const { cache, stored } = createCache();
    stored.set(`${folder}1.js`, new Response('as before'));
    await unpackArchive(cache, archive, urls.slice(0, 25));
    expect(await stored.get(`${folder}1.js`)?.text()).toBe('as before');
    expect(stored.size).toBe(25);
  });

  it('requests no archive when few files are missing', async () => {
    const requests = answer(200);
    const { cache, stored } = createCache();
    await unpackArchive(cache, archive, urls.slice(0, 19));
    expect(stored.size).toBe(0);
    expect(requests).not.toHaveBeenCalled();
  });

  it('stores nothing when the archive is missing', async () => {
    const requests = answer(404);
    const { cache, stored } = createCache();
    await unpackArchive(cache, archive, urls);
    expect(stored.size).toBe(0);
    expect(requests).toHaveBeenCalledOnce();
  });
});
