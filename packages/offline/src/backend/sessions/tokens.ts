import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { SessionState } from '../state/shopState.ts';

const ACCESS = 'offline';
const REFRESH = 'offline-refresh';
const ACCESS_MS = 15 * 60_000;
const LEEWAY_MS = 60_000;

/** Tokens of a signed-in client. */
export interface TokenPair {
  token: string;
  refreshToken: string;
}

/**
 * Returns whether a token was created by an offline back end. Don't send it to a server.
 *
 * @example if (isOfflineToken(session.read()?.token)) session.clear(); // when the device is online again
 */
export function isOfflineToken(token: string | null | undefined): boolean {
  return token?.startsWith(`${ACCESS}.`) === true || token?.startsWith(`${REFRESH}.`) === true;
}

/** Returns the current tokens of a session. The same session always has the same pair. */
export function pairOf({ id, rotatedAt, counter }: SessionState, seed: string): TokenPair {
  return {
    token: write(ACCESS, id, rotatedAt, seed),
    refreshToken: write(REFRESH, id, counter, seed),
  };
}

/** Returns the session of an access token; `null` if it is invalid or expired. */
export function readAccessToken(token: string, seed: string, now: number, isExpiredFine: boolean): string | null {
  const read = readToken(ACCESS, token, seed);
  if (!read) return null;
  const isTimely = now >= read.number - LEEWAY_MS && (isExpiredFine || now <= read.number + ACCESS_MS + LEEWAY_MS);
  return isTimely ? read.sessionId : null;
}

/** Returns the session and number of a refresh token; `null` if it is invalid. */
export function readRefreshToken(token: string, seed: string): { sessionId: string; number: number } | null {
  return readToken(REFRESH, token, seed);
}

function write(kind: string, sessionId: string, number: number, seed: string): string {
  return `${kind}.${sessionId}.${number}.${mark(kind, sessionId, number, seed)}`;
}

function readToken(kind: string, token: string, seed: string): { sessionId: string; number: number } | null {
  const [, given, sessionId = '', digits = '', signed] =
    /^([a-z-]+)\.([0-9a-f-]{36})\.(\d{1,16})\.(\w{32})$/.exec(token) ?? [];
  const number = Number(digits);
  return given === kind && signed === mark(kind, sessionId, number, seed) ? { sessionId, number } : null;
}

/** Signs tokens, to recognize invalid ones. Not a secret: the shop is on the user's own device. */
function mark(kind: string, sessionId: string, number: number, seed: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(`${seed}|${kind}|${sessionId}|${number}`))).slice(0, 32);
}
