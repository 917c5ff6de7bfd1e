import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which refresh token of which sign-in. */
export interface RefreshTicket {
  familyId: string;
  counter: number;
}

/** Writes a refresh token: `family.counter.HMAC`. Nothing of it needs to be stored but family and counter. */
export function signRefreshToken({ familyId, counter }: RefreshTicket, secret: string): string {
  const content = `${familyId}.${counter}`;
  return `${content}.${sign(content, secret).toString('base64url')}`;
}

/** Reads a refresh token; `null` when it is not ours. */
export function readRefreshToken(token: string, secret: string): RefreshTicket | null {
  const match = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(token);
  const [, familyId, counter, signature] = match ?? [];
  if (familyId === undefined || counter === undefined || signature === undefined) return null;
  const expected = sign(`${familyId}.${counter}`, secret);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { familyId, counter: Number(counter) };
}

function sign(content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`refresh|${content}`).digest();
}
