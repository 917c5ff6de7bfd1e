import type { Answer } from './exchange.ts';
import type { Session } from './session.ts';

/**
 * Stores the tokens that a server sends in `X-New-Token` and `X-New-Refresh-Token`, after the response was validated.
 * Ignores tokens that may be planted or outdated: from another origin than the API's, from a cache, or for another
 * user. Also ignores them if the session's token has changed since the request.
 *
 * @param sentToken the access token of the request
 */
export function adoptNewTokens(session: Session, answer: Answer, sentToken: string | null, baseUrl: string): void {
  const token = answer.headers.get('X-New-Token');
  const current = session.read();
  if (!token || current === null || current.token !== sentToken) return;
  if (!isLive(answer, baseUrl) || !isFor(token, current.userUuid)) return;
  const refreshToken = answer.headers.get('X-New-Refresh-Token') || current.refreshToken;
  session.write({ ...current, token, refreshToken });
}

function isLive(answer: Answer, baseUrl: string): boolean {
  if (answer.isRedirected || answer.headers.has('Age')) return false;
  // A response created in this process has no URL, and needs no check.
  return answer.url === '' || originOf(answer.url) === originOf(baseUrl);
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}

/** Returns whether a token is for this user; an opaque token cannot be read and passes. */
function isFor(token: string, userUuid: string): boolean {
  const subject = subjectOf(token);
  return subject === null || subject === userUuid;
}

function subjectOf(token: string): string | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const subject = (claims as { sub?: unknown } | null)?.sub;
    return typeof subject === 'string' ? subject : null;
  } catch {
    return null;
  }
}
