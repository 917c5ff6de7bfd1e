import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiErrorKinds, isApiError } from './apiError.ts';
import { ApiFailure, toApiError } from './apiFailure.ts';
import { businessCodes, isBusinessCode } from './businessCodes.ts';
import { abortedError, malformedError, networkError, timeoutError, unknownError } from './createApiError.ts';
import { errorFromResponse } from './errorFromResponse.ts';

describe('errorFromResponse', () => {
  it.each([
    [{ status: 400 }, { kind: 'BadRequest', code: 'VALIDATION', fields: {} }],
    [{ status: 401 }, { kind: 'Unauthorized', code: 'UNAUTHORIZED' }],
    [
      { status: 401, isSignIn: true },
      { kind: 'BadCredentials', code: 'BAD_CREDENTIALS' },
    ],
    [{ status: 403 }, { kind: 'Forbidden', code: 'FORBIDDEN' }],
    [{ status: 404 }, { kind: 'NotFound', code: 'NOT_FOUND' }],
    [
      { status: 409, code: 'OUT_OF_STOCK', data: { left: 2 } },
      { kind: 'Conflict', code: 'OUT_OF_STOCK', data: { left: 2 } },
    ],
    [
      { status: 422, code: 'IDEMPOTENCY_MISMATCH' },
      { kind: 'Conflict', code: 'IDEMPOTENCY_MISMATCH' },
    ],
    [
      { status: 429, retryAfter: 7 },
      { kind: 'RateLimited', code: 'RATE_LIMITED', retryAfter: 7 },
    ],
    [{ status: 429 }, { kind: 'RateLimited', code: 'RATE_LIMITED' }],
    [{ status: 500 }, { kind: 'Server', code: 'INTERNAL' }],
    [
      { status: 503, errorType: 'DATABASE' },
      { kind: 'Database', code: 'DATABASE', retryAfter: 30 },
    ],
    [
      { status: 503, errorType: 'DATABASE', retryAfter: 5 },
      { kind: 'Database', code: 'DATABASE', retryAfter: 5 },
    ],
    [
      { status: 503, errorType: 'OVERLOADED' },
      { kind: 'Overloaded', code: 'OVERLOADED', retryAfter: 1 },
    ],
    [
      { status: 503, errorType: 'OVERLOADED', retryAfter: 3 },
      { kind: 'Overloaded', code: 'OVERLOADED', retryAfter: 3 },
    ],
    [
      { status: 503, retryAfter: 3 },
      { kind: 'Other', code: 'UNKNOWN', retryAfter: 3 },
    ],
    [
      { status: 503, errorType: 'DATABASE', retryAfter: 999_999_999 },
      { kind: 'Database', code: 'DATABASE', retryAfter: 86_400 },
    ],
    [
      { status: 429, retryAfter: -5 },
      { kind: 'RateLimited', code: 'RATE_LIMITED', retryAfter: 0 },
    ],
    [{ status: 418 }, { kind: 'Other', code: 'UNKNOWN' }],
    [
      { status: 10_021, code: 'COUPON_CLAIMED', message: '已领取' },
      { kind: 'Conflict', code: 'COUPON_CLAIMED', message: '已领取' },
    ],
  ])('reads %j', (response, error) => {
    expect(errorFromResponse(response)).toEqual({ ...error, status: response.status });
  });

  it('creates a known kind for every response, and never a message', () => {
    const response = fc.record({
      status: fc.oneof(fc.integer({ min: 100, max: 599 }), fc.integer()),
      code: fc.option(fc.constantFrom(...businessCodes, ''), { nil: undefined }),
      message: fc.option(fc.string(), { nil: undefined }),
      errorType: fc.option(fc.constantFrom('DATABASE', 'OVERLOADED', 'OTHER'), { nil: undefined }),
      data: fc.anything(),
    });
    fc.assert(
      fc.property(response, (one) => {
        const error = errorFromResponse(one);
        expect(isApiError(error)).toBe(true);
        expect(error.status).toBe(one.status);
        expect(error.message).toBe(one.message || undefined);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('an ApiError', () => {
  it('is detected', () => {
    const made = [networkError(), timeoutError(), abortedError(), malformedError('GET /api/cart'), unknownError()];
    for (const error of made) expect(isApiError(error)).toBe(true);
    for (const other of [
      null,
      undefined,
      'Network',
      new Error('x'),
      {},
      { kind: 'Network' },
      { kind: 'Nope', code: 'X' },
    ])
      expect(isApiError(other)).toBe(false);
    expect(new Set(apiErrorKinds).size).toBe(16);
  });

  it('can be thrown and found again', () => {
    const error = networkError({ requestId: 'r-1' });
    const failure = new ApiFailure(error, { cause: new TypeError('fetch failed') });
    expect(failure).toBeInstanceOf(Error);
    expect(failure.message).toBe('Network NETWORK');
    expect(toApiError(failure)).toBe(error);
    expect(toApiError(error)).toBe(error);
    expect(toApiError(new TypeError('a bug'))).toEqual({ kind: 'Unknown', code: 'UNKNOWN' });
  });

  it('has unique business codes', () => {
    expect(new Set(businessCodes).size).toBe(businessCodes.length);
    expect(isBusinessCode('OUT_OF_STOCK')).toBe(true);
    expect(isBusinessCode('toString')).toBe(false);
  });
});
