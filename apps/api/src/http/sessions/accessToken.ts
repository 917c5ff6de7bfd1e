import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CurrentUser } from '../handle.ts';

/** Lifetime of an access token, in seconds. */
const ACCESS_SECONDS = 15 * 60;
const LEEWAY_SECONDS = 60;
const ISSUER = 'mallard';
const AUDIENCE = 'mallard-api';
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/**
 * Signs an access token: a JSON Web Token (RFC 7519) with HMAC-SHA-256. The same user, session and time give the same token, so
 * that a client can retry a refresh.
 */
export function signAccessToken(user: CurrentUser, issuedAt: Date, secret: string): string {
  const iat = Math.floor(issuedAt.getTime() / 1000);
  const claims = { iss: ISSUER, aud: AUDIENCE, sub: user.id, sid: user.sessionId, iat, exp: iat + ACCESS_SECONDS };
  const content = `${HEADER}.${encode(claims)}`;
  return `${content}.${sign(content, secret).toString('base64url')}`;
}

/**
 * Verifies an access token.
 *
 * @param isExpiredFine whether to accept an expired token
 * @returns user and session; `null` if the signature is invalid or the token has expired. Does not check whether the session is
 *   still active.
 */
export function readAccessToken(token: string, now: Date, secret: string, isExpiredFine = false): CurrentUser | null {
  const [header, payload, signature, ...more] = token.split('.');
  // Compare the header instead of parsing it, so that a client can't choose the algorithm.
  if (header !== HEADER || payload === undefined || signature === undefined || more.length > 0) return null;
  const expected = sign(`${header}.${payload}`, secret);
  const receivedSignature = Buffer.from(signature, 'base64url');
  if (receivedSignature.length !== expected.length || !timingSafeEqual(receivedSignature, expected)) return null;
  const { iss, aud, sub, sid, iat, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  const second = now.getTime() / 1000;
  if (iss !== ISSUER || aud !== AUDIENCE || second < iat - LEEWAY_SECONDS) return null;
  if (!isExpiredFine && second > exp + LEEWAY_SECONDS) return null;
  return { id: sub, sessionId: sid };
}

interface Claims {
  iss: string;
  aud: string;
  sub: string;
  sid: string;
  iat: number;
  exp: number;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function sign(content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(content).digest();
}
