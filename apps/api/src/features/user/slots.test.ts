import {
  changePassword,
  login,
  register,
  resetPassword,
  sendVerificationCode,
  updateProfile,
} from '@mallard/domain/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Admit } from '../../http/limits/createAdmission.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';

const PASSWORD = '7683817b82e808b2e08ebd5972fc6692c111db6b1c1ced10e275a2fb461e8f09';
const OTHER = 'af53b70d2a63d18c30a6b177d71190c18ed90dd506442c1a37fadaf352349c7d';
const PHONE = '13900000001';

let isHeld = false;
let releases = 0;
/** Database methods that were called without a slot. */
const unadmitted: string[] = [];

/** Admits every request, and records whether it has its slot. */
const admit: Admit = async (call) => {
  isHeld = true;
  const release = () => {
    isHeld = false;
  };
  try {
    return await call({
      release,
      releaseDuring: async (work) => {
        expect(isHeld).toBe(true); // nested, it would acquire two slots
        releases += 1;
        release();
        const result = await work();
        isHeld = true;
        return result;
      },
    });
  } finally {
    release();
  }
};

let shop: TestApp;
let token = '';
beforeAll(async () => {
  shop = await createTestApp({ env: { RATE_LIMITS: 'on' }, deps: { admit } });
  const { db } = shop.deps;
  shop.deps.db = new Proxy(db, {
    get(target, name) {
      if (!isHeld) unadmitted.push(String(name));
      return Reflect.get(target, name);
    },
  });
  await shop.call(register, { body: { username: 'duck_slots', password: PASSWORD, nickname: 'Duck' } });
  ({ token } = (await shop.call(login, { body: { username: 'duck_slots', password: PASSWORD } })).data);
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.advance(60_000);
  unadmitted.length = 0;
  releases = 0;
});

async function sendCode(): Promise<string> {
  await shop.call(sendVerificationCode, { body: { phone: PHONE } });
  unadmitted.length = 0;
  releases = 0;
  return shop.sentCodes.at(-1)?.code ?? '';
}

/** Requests that hash or compare passwords, with how often: each releases its slot again, to receive its body. */
const requests: [name: string, hashes: number, send: () => Promise<{ status: number }>][] = [
  ['register', 1, () => shop.call(register, { body: { username: 'duck_two', password: PASSWORD, nickname: 'Duck' } })],
  ['login', 1, () => shop.call(login, { body: { username: 'duck_slots', password: PASSWORD } })],
  [
    'updateProfile with a phone',
    1,
    async () => {
      const body = { phone: PHONE, code: await sendCode(), currentPassword: PASSWORD };
      return shop.call(updateProfile, { body }, { token });
    },
  ],
  [
    'changePassword',
    2,
    () => shop.call(changePassword, { body: { oldPassword: PASSWORD, newPassword: OTHER } }, { token }),
  ],
  [
    'resetPassword',
    1,
    async () => shop.call(resetPassword, { body: { phone: PHONE, code: await sendCode(), newPassword: PASSWORD } }),
  ],
];

describe('requests with passwords', () => {
  it.each(requests)('%s releases its database slot only while it hashes', async (_name, hashes, send) => {
    const { status } = await send();
    expect(status).toBe(200);
    expect(unadmitted).toEqual([]);
    expect(releases).toBe(hashes + 1);
  });
});
