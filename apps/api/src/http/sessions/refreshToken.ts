import { createHmac, timingSafeEqual } from 'node:crypto';

/** Payload of a refresh token. */
export interface RefreshTicket {
  familyId: string;
  counter: number;
}

/** Signs a refresh token: `family.counter.HMAC`. Only family and counter are stored in the database. */
export function signRefreshToken({ familyId, counter }: RefreshTicket, secret: string): string {
  const content = `${familyId}.${counter}`;
  return `${content}.${sign(content, secret).toString('base64url')}`;
}

/** Verifies a refresh token; returns `null` if its signature is invalid. */
export function readRefreshToken(token: string, secret: string): RefreshTicket | null {
  const match = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(token);
  const [, familyId, counter, signature] = match ?? [];
  if (familyId === undefined || counter === undefined || signature === undefined) return null;
  const expected = sign(`${familyId}.${counter}`, secret);
  const receivedSignature = Buffer.from(signature, 'base64url');
  if (receivedSignature.length !== expected.length || !timingSafeEqual(receivedSignature, expected)) return null;
  return { familyId, counter: Number(counter) };
}

function sign(content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`refresh|${content}`).digest();
}
