import {
  login,
  loginByCode,
  register,
  resetPassword,
  sendVerificationCode,
  updateProfile,
} from '@mallard/domain/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';

/** Requests for each account. Set `TIMING_SAMPLES=400` for more. */
const SAMPLES = Number(process.env.TIMING_SAMPLES ?? 30);
/** Allowed relative difference of the two medians. It is larger for few samples, because they vary more. */
const TOLERANCE = SAMPLES >= 400 ? 0.05 : 0.3;
const HOUR = 3_600_000;
const PASSWORD = '7683817b82e808b2e08ebd5972fc6692c111db6b1c1ced10e275a2fb461e8f09';
const OTHER = 'af53b70d2a63d18c30a6b177d71190c18ed90dd506442c1a37fadaf352349c7d';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  const { status } = await shop.call(register, { body: { username: 'Duck_1', password: PASSWORD, nickname: '小鸭' } });
  expect(status).toBe(200);
  const phone = '13922220001';
  const sendCode = async () => {
    await shop.call(sendVerificationCode, { body: { phone } });
    return shop.sentCodes.at(-1)?.code ?? '';
  };
  await shop.call(loginByCode, { body: { phone, code: await sendCode() } });
  const body = { phone, code: await sendCode(), newPassword: PASSWORD };
  expect((await shop.call(resetPassword, { body })).status).toBe(200);
});
afterAll(() => shop.close());

const logIn = (username: string) => shop.call(login, { body: { username, password: OTHER, rememberMe: false } });
const reset = (phone: string) => shop.call(resetPassword, { body: { phone, code: '000000', newPassword: PASSWORD } });
const claim = async (phone: string) => {
  const { token } = await shop.signUp();
  return shop.call(updateProfile, { body: { phone, code: '000000' } }, { token });
};
const send = (phone: string) => shop.call(sendVerificationCode, { body: { phone } });

it.each([
  ['a login with a name', logIn, 'Duck_1', 'Duck_2'],
  ['a login with a phone', logIn, '13922220001', '13922220002'],
  ['a new password with a wrong code', reset, '13922220001', '13922220002'],
  ['a new phone with a wrong code', claim, '13922220001', '13922220002'],
  ['sending a code', send, '13922220001', '13922220002'],
])(
  '%s takes the same CPU time with and without an account',
  { tags: ['P21'], timeout: 300_000 },
  async (_name, ask, known, unknown) => {
    const spent = { known: [] as number[], unknown: [] as number[] };
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      // Alternate, so that load on the machine affects both.
      const order = sample % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const which of order) {
        shop.advance(HOUR); // stays below the rate limits
        // CPU time instead of elapsed time, which depends on other processes.
        const before = process.cpuUsage();
        const { status } = await ask(which === 'known' ? known : unknown);
        const { user, system } = process.cpuUsage(before);
        expect(status).not.toBe(429);
        spent[which].push(user + system);
      }
    }
    const medians = [median(spent.known), median(spent.unknown)] as const;
    const difference = Math.abs(medians[0] - medians[1]) / Math.max(...medians);
    expect(difference).toBeLessThan(TOLERANCE);
  },
);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
