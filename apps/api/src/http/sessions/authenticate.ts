import type { Deps } from '../deps.ts';
import type { CurrentUser } from '../handle.ts';
import { readAccessToken } from './accessToken.ts';
import { isSessionAlive } from './families.ts';

/**
 * Who sends this `Authorization` header: `null` for nobody, a broken token, or a session that was ended.
 *
 * @param isExpiredFine whether a token counts whose time is over, while its session goes on
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
