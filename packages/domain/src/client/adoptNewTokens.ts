import type { Answer } from './exchange.ts';
import type { Session } from './session.ts';

/**
 * Takes over the tokens that a server hands out in `X-New-Token` and `X-New-Refresh-Token`, after the answer proved
 * valid. Refused, silently, are tokens that somebody else may have planted or that come too late: from another origin
 * than the API's, from a cache, for another user, or on a call whose own token is no longer the session's.
 *
 * @param sentToken the access token that the call carried
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
  // A response made in this process has no address; nobody else can have sent it.
  return answer.url === '' || originOf(answer.url) === originOf(baseUrl);
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}

/** Whether a token that can be read names this user; an opaque one cannot be read and passes. */
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
