import type { Endpoint } from '@mallard/domain/contract';
import { getUserInfo, logout, refreshToken } from '@mallard/domain/contract';
import { type ContractCase, defineCase } from '../contractCase.ts';
import type { ContractTarget } from '../contractTarget.ts';
import { ContractViolation } from '../contractViolation.ts';
import { runContextOf } from '../runContext.ts';
import { validateReason, validateSuccess } from '../validateAnswer.ts';
import { sendCall } from '../wireRequest.ts';

interface Pair {
  token: string;
  refreshToken: string;
}

/** Number of simultaneous refreshes. */
const AT_ONCE = 20;

/**
 * A session survives refreshes: a lost response can be requested again, simultaneous refreshes return the same pair,
 * and an ended session stays ended.
 */
export function refreshCases({ name }: Endpoint): ContractCase[] {
  if (name !== refreshToken.name) return [];
  return [
    defineCase('refresh', name, 'returns a pair of valid tokens', async (target) => {
      const { refreshToken: first } = await runContextOf(target).newShopper();
      const renewed = await refresh(target, first);
      validateSuccess(getUserInfo, await sendCall(target, getUserInfo, {}, { token: renewed.token }));
      const again = await refresh(target, renewed.refreshToken);
      validateSuccess(getUserInfo, await sendCall(target, getUserInfo, {}, { token: again.token }));
    }),
    defineCase('refresh', name, 'returns the same pair again if its response was lost', async (target) => {
      const { refreshToken: first } = await runContextOf(target).newShopper();
      const lost = await refresh(target, first);
      assertSame([lost, await refresh(target, first)]);
      validateSuccess(getUserInfo, await sendCall(target, getUserInfo, {}, { token: lost.token }));
      await refresh(target, lost.refreshToken);
    }),
    defineCase('refresh', name, `gives ${AT_ONCE} who ask at once the same pair`, async (target) => {
      const { refreshToken: first } = await runContextOf(target).newShopper();
      const pairs = await Promise.all(Array.from({ length: AT_ONCE }, () => refresh(target, first)));
      assertSame(pairs);
      await refresh(target, pairs[0]?.refreshToken ?? '');
    }),
    defineCase('refresh', name, 'refuses tokens that were never issued', async (target) => {
      const { token } = await runContextOf(target).newShopper();
      for (const made of ['garbage', token, `${token}x`, 'a.1.b', '0'.repeat(64)])
        validateReason(await ask(target, made), 401, 'UNAUTHORIZED');
    }),
    defineCase('refresh', name, 'refuses after the session was ended', async (target) => {
      const shopper = await runContextOf(target).newShopper();
      validateSuccess(logout, await sendCall(target, logout, {}, { token: shopper.token }));
      validateReason(await ask(target, shopper.refreshToken), 401, 'UNAUTHORIZED');
    }),
  ];
}

function ask(target: ContractTarget, token: string) {
  return sendCall(target, refreshToken, { body: { refreshToken: token } });
}

async function refresh(target: ContractTarget, token: string): Promise<Pair> {
  return validateSuccess(refreshToken, await ask(target, token)) as Pair;
}

/**
 * The refresh token must be the same: with two of them, one client would be treated as a thief. The access token may
 * differ.
 */
function assertSame(pairs: readonly Pair[]): void {
  const different = new Set(pairs.map(({ refreshToken: next }) => next)).size;
  if (different > 1) {
    const asked = `POST ${refreshToken.path}`;
    const message = `${asked} must give the same refresh token for the same one, but gave ${different} different ones`;
    const facts = { asked, expected: 'one refresh token', got: `${different} different ones`, at: 'data.refreshToken' };
    throw new ContractViolation(message, facts);
  }
}
