import { getProfile, updateProfile } from '@mallard/domain/contract';
import { expect } from '@playwright/test';
import { type Account, createAccount } from '../support/accounts.ts';
import { recordFigures } from '../support/recordFigures.ts';
import { serverTest as test } from '../support/serverTest.ts';

const SHOPPERS = 6;
/** Number of times that the database is stopped. Set `OUTAGES=20` for more. */
const OUTAGES = Number(process.env.OUTAGES ?? 2);
/** Maximum milliseconds until a shopper gets an error while the database is down. */
const PATIENCE = 3000;

/** Results of a shopper's calls. */
interface Outcome {
  /** Number of the last change that the server confirmed. */
  confirmed: number;
  /** Error codes of all failed calls. */
  failures: Set<string>;
  refused: number;
  /** Milliseconds of the slowest failed call. */
  slowest: number;
}

test(
  'a shop whose database is stopped repeatedly responds with an error quickly, keeps running, and loses nothing',
  {
    tag: ['@P23'],
  },
  async ({ start, postgres }, testInfo) => {
    test.setTimeout(120_000 + OUTAGES * 20_000);
    const shop = start({ DATABASE_URL: postgres.url });
    const url = await shop.opened;
    const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
    let isOver = false;

    async function changeUntilOver(account: Account): Promise<Outcome> {
      const outcome: Outcome = { confirmed: 0, failures: new Set(), refused: 0, slowest: 0 };
      for (let change = 1; !isOver; change += 1) {
        const begun = performance.now();
        const result = await account.tryCall(updateProfile, { body: { bio: String(change) } });
        if (result.ok) outcome.confirmed = change;
        else {
          outcome.failures.add(result.error.code ?? result.error.kind);
          outcome.refused += 1;
          outcome.slowest = Math.max(outcome.slowest, performance.now() - begun);
        }
      }
      return outcome;
    }

    const accounts = await Promise.all(
      Array.from({ length: SHOPPERS }, () => createAccount(url, 'zh-CN', { retries: false })),
    );
    const changing = accounts.map(changeUntilOver);
    for (let outage = 0; outage < OUTAGES; outage += 1) {
      await postgres.interrupt(async () => {
        await expect.poll(() => statusOf('/ready')).toBe(503);
        expect(await statusOf('/health')).toBe(200);
        // A response of the last seconds may still be stored.
        await expect.poll(() => statusOf('/api/home')).toBe(503);
      });
      await expect.poll(() => statusOf('/ready')).toBe(200);
    }
    isOver = true;
    const outcomes = await Promise.all(changing);

    expect(shop.child.exitCode).toBeNull();
    for (const [index, { confirmed, failures, slowest }] of outcomes.entries()) {
      expect([...failures]).toEqual(['DATABASE']);
      expect(slowest).toBeLessThan(PATIENCE);
      expect(confirmed).toBeGreaterThan(0);
      const profile = await accounts[index]?.call(getProfile, {});
      // The last change may be saved although its response was lost.
      expect(Number(profile?.bio)).toBeGreaterThanOrEqual(confirmed);
    }
    recordFigures(testInfo, {
      outages: OUTAGES,
      'changes refused': outcomes.reduce((sum, { refused }) => sum + refused, 0),
    });
  },
);
