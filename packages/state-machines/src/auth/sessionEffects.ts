import type { Client, Session, SessionTokens } from '@mallard/domain/client';
import {
  getUserInfo,
  login,
  loginByCode,
  logout,
  register,
  resetPassword,
  type SignedIn,
} from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import type { AuthEffects } from './authActors.ts';
import { connectionRequired } from './authSetup.ts';
import type { SignInAttempt } from './authTypes.ts';

/**
 * Returns the effects of the auth machine for a client and its session. Without a network, no account can sign in.
 *
 * @param session where the client reads its tokens
 * @example authMachine.provide({ actors: authActors(sessionEffects(client, session)) })
 */
export function sessionEffects(client: Client, session: Session): AuthEffects {
  return {
    readSession: async () => {
      const tokens = session.read();
      return tokens && withoutTokens(tokens);
    },
    signIn: async ({ input: attempt, signal }) => {
      const tokens = { ...(await signInWith(client, attempt, signal)), rememberMe: attempt.rememberMe };
      session.write(tokens);
      return withoutTokens(tokens);
    },
    signInOffline: async () => {
      throw new ApiFailure(connectionRequired);
    },
    register: async ({ input: { username, password, nickname, rememberMe }, signal }) => {
      await client.call(register, { body: { username, password, nickname } }, { signal });
      return { mode: 'password', credentials: { username, password }, rememberMe };
    },
    loadUser: ({ signal }) => client.call(getUserInfo, {}, { signal }),
    signOut: async () => {
      // No signal: the machine stops waiting for a slow server, which still has to end the session.
      await client.call(logout, {});
    },
    clearSession: async ({ input: { userUuid } }) => {
      if (session.read()?.userUuid === userUuid) session.clear();
    },
  };
}

function withoutTokens({ userUuid, rememberMe }: SessionTokens) {
  return { userUuid, rememberMe };
}

/** Calls the endpoint for the mode of an attempt. */
function signInWith(client: Client, { rememberMe, ...attempt }: SignInAttempt, signal: AbortSignal): Promise<SignedIn> {
  switch (attempt.mode) {
    case 'password':
      return client.call(login, { body: { ...attempt.credentials, rememberMe } }, { signal });
    case 'code':
      return client.call(loginByCode, { body: { ...attempt.credentials, rememberMe } }, { signal });
    case 'reset':
      return client.call(resetPassword, { body: { ...attempt.credentials, rememberMe } }, { signal });
  }
}
