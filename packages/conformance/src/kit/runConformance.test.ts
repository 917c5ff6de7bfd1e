import type { Backend } from '@mallard/domain/client';
import { register } from '@mallard/domain/contract';
import { describe, expect, it } from 'vitest';
import type { ContractTarget } from '../contract/contractTarget.ts';
import { runContextOf } from '../contract/runContext.ts';
import { type ConformanceConfig, readConformanceConfig } from './conformanceConfig.ts';
import { createHttpTarget } from './createHttpTarget.ts';
import { runConformance } from './runConformance.ts';
import { openSoundShop } from './testing/soundShop.ts';

const sound = { passwordHashing: { salt: 'test', iterations: 1 }, callbackSecret: 'secret' };

function configOf(given: object): ConformanceConfig {
  const read = readConformanceConfig({ ...sound, ...given });
  if (!read.ok) throw new Error(read.problems.join());
  return read.config;
}

/** Creates a `fetch` that calls the shop and the hooks. */
const fetchFrom =
  (shop: Backend, hooks: Backend = async () => new Response(null, { status: 404 })): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).host === 'hooks.test' ? hooks(request) : shop(request);
  };

async function messagesOf(target: ContractTarget, ...only: string[]) {
  const { results } = await runConformance({ target, only });
  return results.map(({ outcome, message }) => (message === undefined ? outcome : `${outcome}: ${message}`));
}

const unique = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => text.replace(/order [\w-]+/, 'order …')))].toSorted();

describe('a shop without registration', () => {
  async function openClosedShop(accounts: number): Promise<ContractTarget> {
    const shop = openSoundShop();
    const context = runContextOf({ ...shop });
    const lent = [];
    for (let index = 0; index < accounts; index += 1) {
      const account = { username: `lent_${index}`, password: 'lent1234' };
      await context.call(register, { body: { ...account, nickname: 'Lent' } });
      lent.push(account);
    }
    return { ...shop, notOffered: [register.name], accounts: lent };
  }

  it.each([2, 3])('is tested with %i provided accounts', async (accounts) => {
    const target = await openClosedShop(accounts);
    expect(unique(await messagesOf(target, 'cart', 'wishlist', 'getOrder', 'createOrder'))).toEqual(['passed']);
    expect(unique(await messagesOf(target, 'changePassword'))).toEqual([
      'skipped: it needs register, which is not offered',
    ]);
  });

  it('is tested without shoppers if there are no accounts, and reports skipped cases', async () => {
    const target = await openClosedShop(0);
    expect(unique(await messagesOf(target, 'cart', 'products'))).toEqual([
      'passed',
      'skipped: register is not offered and the target names no two accounts',
    ]);
  });
});

describe('a shop at a URL', () => {
  it.each(['http://shop.test', 'http://shop.test/', 'http://shop.test/api', 'http://shop.test/api/'])(
    'is found at %s',
    async (url) => {
      const { backend } = openSoundShop();
      expect(unique(await messagesOf(createHttpTarget(url, configOf({}), fetchFrom(backend)), 'ping'))).toEqual([
        'passed',
      ]);
    },
  );

  it('is controlled by hooks', async () => {
    const shop = openSoundShop();
    const asked: string[] = [];
    const hooks: Backend = async (request) => {
      const { pathname } = new URL(request.url);
      const [, what, id = ''] = pathname.split('/');
      asked.push(`${request.method} ${what} ${request.headers.get('x-test')}`);
      if (what === 'ship') await shop.ship?.(id);
      return new Response(what === 'codes' ? `Your code: ${await shop.readVerificationCode?.(id)}.` : null);
    };
    const config = configOf({
      headers: { 'X-Test': 'yes' },
      hooks: { ship: 'http://hooks.test/ship/{orderId}', readVerificationCode: 'http://hooks.test/codes/{phone}' },
    });
    const target = createHttpTarget('http://shop.test', config, fetchFrom(shop.backend, hooks));
    expect(unique(await messagesOf(target, 'getLogistics', 'loginByCode'))).toEqual(['passed']);
    expect(unique(asked)).toEqual(['GET codes yes', 'POST ship yes']);
  });

  it('that ships automatically is waited for, up to its patience', async () => {
    const ships = openSoundShop({ shipAfter: 300 });
    const wait = (patienceSeconds: number, backend: Backend) =>
      messagesOf(
        createHttpTarget('http://s.test', configOf({ hooks: { ship: 'wait' }, patienceSeconds }), fetchFrom(backend)),
        'getLogistics',
      );
    expect(unique(await wait(10, ships.backend))).toEqual(['passed']);
    expect(unique(await wait(0.2, openSoundShop().backend))).toEqual([
      'failed: order … must be shipped after 250 ms, but is unshipped',
    ]);
  });

  it('does not fail because of a hook', async () => {
    const config = configOf({ hooks: { ship: 'http://hooks.test/ship' } });
    const target = createHttpTarget('http://shop.test', config, fetchFrom(openSoundShop().backend));
    expect(unique(await messagesOf(target, 'getLogistics'))).toEqual([
      'failed: the hook POST http://hooks.test/ship answered 404',
    ]);
  });

  it('that does not respond in time fails, without further waiting', async () => {
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true }),
      );
    const target = createHttpTarget('http://shop.test', configOf({ timeoutSeconds: 0.01 }), fetch);
    expect(unique(await messagesOf(target, 'ping'))).toEqual([
      'failed: GET /api/ping must be answered, but none came in time',
      'failed: HEAD /api/ping must be answered, but none came in time',
    ]);
  });
});
