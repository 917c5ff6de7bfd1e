import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sendContactMessage, uploadImage } from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { picture } from '../testing/pictureCorpus.ts';
import type { Admit } from './limits/createAdmission.ts';
import { setRemoteAddress } from './requestMetadata.ts';

let shop: TestApp;
let admit: Admit;
beforeAll(async () => {
  shop = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  admit = shop.deps.admit;
});
afterAll(() => shop.close());

/** Gives a request a slot at first, and rejects it after its body was received. */
const refuseLate: Admit = (call) =>
  call({
    release: () => undefined,
    releaseDuring: async (work) => {
      await work();
      throw refuse('OVERLOADED', { retryAfter: 1 });
    },
  });

describe('a request that is rejected as OVERLOADED after its body was received', () => {
  it('leaves no form files behind', async () => {
    const { token } = await shop.signUp();
    const files = [new File([new Uint8Array(await picture('png'))], 'a.png', { type: 'image/png' })];
    const upload = async () => (await shop.call(uploadImage, { body: { files } }, { token })).status;
    shop.deps.admit = refuseLate;
    expect(await upload()).toBe(503);
    shop.deps.admit = admit;
    const incoming = join(shop.deps.config.dataDir, 'incoming');
    expect(existsSync(incoming) && readdirSync(incoming)).toEqual([]);
  });

  it('does not count against the rate limit', async () => {
    const send = async () => {
      const body = {
        name: 'Test',
        contact: 'test@example.com',
        topic: 'other',
        message: 'A message that is long enough.',
      };
      const request = new Request(`http://shop${sendContactMessage.path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      setRemoteAddress(request, '10.0.0.1');
      return (await shop.app.fetch(request)).status;
    };
    shop.deps.admit = refuseLate;
    for (let n = 0; n < 15; n += 1) expect(await send()).toBe(503);
    shop.deps.admit = admit;
    for (let n = 0; n < 10; n += 1) expect(await send()).toBe(200);
    expect(await send()).toBe(429);
  });
});
