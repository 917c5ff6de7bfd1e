import { describe, expect, it } from 'vitest';
import { getCartCount } from '../contract/cart.ts';
import { success, testClient, tokensOf } from '../testing/testClient.ts';
import { memorySession } from './memorySession.ts';

const given = { 'X-New-Token': 'access-9', 'X-New-Refresh-Token': 'refresh-9' };
const answer = (headers: Record<string, string> = given) => success({ unitCount: 1 }, headers);

function jwt(sub: string): string {
  return `e30.${btoa(JSON.stringify({ sub }))}.x`;
}

/** Returns the response as `fetch` would return it from `url`. */
function from(url: string, redirected = false): Response {
  return Object.defineProperties(answer(), { url: { value: url }, redirected: { value: redirected } });
}

async function after(response: Response) {
  const { client, session } = testClient(async () => response);
  await client.tryCall(getCartCount);
  return session.read();
}

describe('tokens in the headers of a response', () => {
  it.each([
    ['both', answer(), { token: 'access-9', refreshToken: 'refresh-9' }],
    ['the access token alone', answer({ 'X-New-Token': 'access-9' }), { token: 'access-9', refreshToken: 'refresh-1' }],
    ['from the API itself', from('https://mall.test/api/cart/count'), { token: 'access-9' }],
    ['naming the shopper', answer({ 'X-New-Token': jwt(tokensOf('1').userUuid) }), { refreshToken: 'refresh-1' }],
  ])('replace those of the session: %s', async (_, response, expected) => {
    const tokens = await after(response);
    expect(tokens).toMatchObject(expected);
    expect(tokens?.token).not.toBe('access-1');
  });

  it.each([
    ['from another origin', from('https://evil.test/api/cart/count')],
    ['after a redirect', from('https://mall.test/api/cart/count', true)],
    ['from a cache', answer({ ...given, Age: '3' })],
    ['of another user', answer({ 'X-New-Token': jwt('cccccccc-cccc-4ccc-8ccc-cccccccccccc') })],
    ['on an answer that breaks the contract', success({ unitCount: 'x' }, given)],
    ['without an access token', answer({ 'X-New-Refresh-Token': 'refresh-9' })],
  ])('are ignored: %s', async (_, response) => {
    expect(await after(response)).toEqual(tokensOf('1'));
  });

  it('are ignored when the session has changed since the request was sent', async () => {
    const session = memorySession(tokensOf('1'));
    const { client } = testClient(
      async () => {
        session.write(tokensOf('2'));
        return answer();
      },
      { session },
    );
    await client.call(getCartCount);
    expect(session.read()).toEqual(tokensOf('2'));
  });

  it('never sign in a user', async () => {
    const { client, session } = testClient(async () => answer(), { session: memorySession() });
    await client.call(getCartCount);
    expect(session.read()).toBeNull();
    await client.call(getCartCount, {}, { accessToken: 'access-1' });
    expect(session.read()).toBeNull();
  });
});
