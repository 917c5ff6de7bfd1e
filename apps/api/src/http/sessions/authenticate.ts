import type { Deps } from '../deps.ts';
import type { CurrentUser } from '../handle.ts';
import { readAccessToken } from './accessToken.ts';
import { isSessionAlive } from './families.ts';

/**
 * Returns the user of an `Authorization` header, or `null` if it is missing, its token is invalid, or its session has ended.
 *
 * @param isExpiredFine whether to accept an expired token while its session is active
 */
export async function authenticate(
  header: string | undefined,
  deps: Deps,
  now: Date,
  isExpiredFine: boolean,
): Promise<CurrentUser | null> {
  const [, token] = /^Bearer ([\w.-]{1,1024})$/i.exec(header ?? '') ?? [];
  if (token === undefined) return null;
  const user = readAccessToken(token, now, deps.secrets.token, isExpiredFine);
  if (user === null) return null;
  return (await isSessionAlive(deps.db, user, now)) ? user : null;
}
