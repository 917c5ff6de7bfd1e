import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCartCount } from '../contract/cart.ts';
import { failure, success, tokensOf } from '../testing/testClient.ts';
import { createClient } from './createClient.ts';
import { memorySession } from './memorySession.ts';
import type { SessionTokens } from './session.ts';

const alice = tokensOf('alice', 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa');
const bob = tokensOf('bob', 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb');

/** Results of Alice's refresh, while she signs out and Bob signs in at any point. */
const refreshes: readonly (readonly [string, () => Response])[] = [
  ['is refused', () => failure(401, 'UNAUTHORIZED')],
  ['succeeds', () => success({ token: 'access-alice-2', refreshToken: 'refresh-alice-2' })],
  ['fails', () => failure(500, 'INTERNAL')],
];

describe('late responses', { tags: ['P7'] }, () => {
  it.each(refreshes)('never change the session of the next user, when the refresh %s', async (_, answerRefresh) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 4 }), async (scheduler, calls) => {
        const session = memorySession(alice);
        const ended: SessionTokens[] = [];
        const bearers = new Set<string | null>();
        const client = createClient({
          backend: scheduler.scheduleFunction(async (request: Request) => {
            if (request.url.endsWith('/refresh-token')) return answerRefresh();
            const token = request.headers.get('authorization');
            bearers.add(token);
            return token === 'Bearer access-bob' ? success({ unitCount: 7 }) : failure(401, 'UNAUTHORIZED');
          }),
          baseUrl: 'https://mall.test',
          session,
          locale: () => 'zh-CN',
          version: '1',
          passwordHashing: { salt: 's' },
          onSessionEnded: (tokens) => ended.push(tokens),
          locks: null,
        });
        const results = Array.from({ length: calls }, () => client.tryCall(getCartCount));
        const { task } = scheduler.scheduleSequence([
          { label: 'Alice leaves', builder: async () => session.clear() },
          { label: 'Bob signs in', builder: async () => session.write(bob) },
        ]);
        await scheduler.waitFor(Promise.all([...results, task]));

        expect(session.read()).toEqual(bob);
        expect(ended.every(({ userUuid }) => userUuid === alice.userUuid)).toBe(true);
        expect(ended.length).toBeLessThanOrEqual(1);
        for (const result of await Promise.all(results)) expect(result.ok).toBe(false);
        expect(bearers).not.toContain('Bearer access-bob');
      }),
      { numRuns: 200 },
    );
  });
});
