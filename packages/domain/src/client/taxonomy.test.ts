import { describe, expect, it } from 'vitest';
import { getCartCount } from '../contract/cart.ts';
import { type ApiError, apiErrorKinds } from '../errors/index.ts';
import { failure, testClient } from '../testing/testClient.ts';
import { memorySession } from './memorySession.ts';

type Situation = readonly [situation: string, backend: () => Promise<Response>, expected: Partial<ApiError>];

const refusal =
  (status: number, more: object = {}) =>
  async () =>
    failure(status, '', more);
/** Returns the same refusal with HTTP 200. */
const inEnvelope =
  (code: number, more: object = {}) =>
  async () =>
    Response.json({ code, message: 'No', data: { error: '', ...more } });
const fields = { quantity: { code: 'MAX_VALUE', message: 'Too many' } };

/** Situations of a call, and the kind of error by which the app chooses message and action. */
const situations: readonly Situation[] = [
  ['400', refusal(400, { fields }), { kind: 'BadRequest', fields }],
  ['400 without fields', refusal(400), { kind: 'BadRequest', fields: {} }],
  ['401', refusal(401), { kind: 'Unauthorized' }],
  ['403', refusal(403), { kind: 'Forbidden' }],
  ['404', refusal(404), { kind: 'NotFound' }],
  ['409', refusal(409), { kind: 'Conflict' }],
  ['422', refusal(422), { kind: 'Conflict' }],
  ['429', refusal(429, { retryAfter: 7 }), { kind: 'RateLimited', retryAfter: 7 }],
  ['500', refusal(500), { kind: 'Server' }],
  [
    '503, errorType OVERLOADED',
    refusal(503, { errorType: 'OVERLOADED', retryAfter: 60 }),
    { kind: 'Overloaded', retryAfter: 60 },
  ],
  ['503, errorType DATABASE', refusal(503, { errorType: 'DATABASE' }), { kind: 'Database', retryAfter: 30 }],
  ['503 for another reason', refusal(503), { kind: 'Other', status: 503 }],
  ...[402, 405, 408, 413, 415, 418, 501, 502, 504, 599].map(
    (status): Situation => [`other status ${status}`, refusal(status), { kind: 'Other', status }],
  ),
  ['envelope code 400', inEnvelope(400, { fields }), { kind: 'BadRequest', fields }],
  ['envelope code 401', inEnvelope(401), { kind: 'Unauthorized' }],
  ['envelope code 403', inEnvelope(403), { kind: 'Forbidden' }],
  ['envelope code 404', inEnvelope(404), { kind: 'NotFound' }],
  ['envelope code 409', inEnvelope(409), { kind: 'Conflict' }],
  ['envelope code 500', inEnvelope(500), { kind: 'Server' }],
  ['envelope code 503', inEnvelope(503, { errorType: 'DATABASE' }), { kind: 'Database', retryAfter: 30 }],
  ['envelope code 418', inEnvelope(418), { kind: 'Other', status: 418 }],
  ['an envelope code of the shop’s own', inEnvelope(40_901), { kind: 'Conflict', message: 'No' }],
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), { kind: 'Network' }],
  ['no answer in time', () => new Promise(() => undefined), { kind: 'Timeout' }],
  ['an answer that breaks the contract', async () => new Response('<html>'), { kind: 'Malformed' }],
  ['a bug', () => Promise.reject(new RangeError('bug')), { kind: 'Unknown' }],
];

describe('situations of a call', () => {
  it.each(situations)('%s', async (_, backend, expected) => {
    // Offline there are no retries, which saves time.
    const { client, timers } = testClient(backend, { session: memorySession(), isOnline: () => false });
    const call = client.tryCall(getCartCount);
    await timers.advance(10_000);
    expect(await call).toMatchObject({ ok: false, error: expected });
  });

  it('cover all kinds of errors except those caused by the caller', () => {
    const met = new Set(situations.map(([, , { kind }]) => kind));
    expect(apiErrorKinds.filter((kind) => !met.has(kind))).toEqual(['Aborted', 'BadCredentials']);
  });
});
