import type { Backend } from '../client/backend.ts';
import type { ClientOptions } from '../client/clientOptions.ts';
import { createClient } from '../client/createClient.ts';
import { memorySession } from '../client/memorySession.ts';
import type { Session, SessionTokens } from '../client/session.ts';
import { createManualTimers } from './manualTimers.ts';

/** Returns a session for tests, named after its tokens. */
export function tokensOf(name: string, userUuid = '11111111-1111-4111-8111-111111111111'): SessionTokens {
  return { token: `access-${name}`, refreshToken: `refresh-${name}`, userUuid, rememberMe: false };
}

/** Creates a successful response. */
export function success(data: unknown, headers: Record<string, string> = {}): Response {
  return Response.json({ code: 200, message: 'OK', data }, { headers });
}

/** Creates a refusal. */
export function failure(
  status: number,
  error: string,
  more: object = {},
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code: status, message: 'No', data: { error, ...more } }, { status, headers });
}

/** Creates a client for a fake back end, with manual timers, without other tabs, with a network. */
export function testClient(backend: Backend, options: Partial<ClientOptions> = {}) {
  const timers = createManualTimers();
  const session: Session = options.session ?? memorySession(tokensOf('1'));
  const ended: SessionTokens[] = [];
  const client = createClient({
    backend,
    baseUrl: 'https://mall.test',
    session,
    locale: () => 'zh-CN',
    version: '1.2.3',
    passwordHashing: { salt: 'mallard.v1' },
    onSessionEnded: (tokens) => ended.push(tokens),
    isOnline: () => true,
    locks: null,
    timers,
    now: timers.now,
    ...options,
  });
  return { client, session, timers, ended };
}
