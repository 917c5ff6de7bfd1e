import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract/all.ts';
import { ApiFailure, isApiError } from '../errors/index.ts';
import type { Answer } from './exchange.ts';
import { readResponse } from './readResponse.ts';

const anything = fc.jsonValue({ maxDepth: 4 });
const body = fc.oneof(
  fc.string(),
  anything.map((value) => JSON.stringify(value)),
  fc
    .record({
      code: fc.oneof(fc.constant(200), fc.integer(), anything),
      message: fc.oneof(fc.string(), anything),
      data: anything,
    })
    .map((value) => JSON.stringify(value)),
  fc
    .record({ code: fc.constant(400), message: fc.string(), data: fc.record({ error: fc.string(), fields: anything }) })
    .map((value) => JSON.stringify(value)),
);
const answer: fc.Arbitrary<Answer> = fc
  .record({
    status: fc.oneof(fc.constant(200), fc.integer({ min: 200, max: 599 })),
    type: fc.constantFrom('application/json', 'application/problem+json', 'text/html', ''),
    retryAfter: fc.constantFrom('', '5', '-1', 'soon', 'Fri, 31 Dec 1999 23:59:59 GMT'),
    text: fc.oneof({ weight: 20, arbitrary: body }, fc.constant(null)),
  })
  .map(({ status, type, retryAfter, text }) => ({
    status,
    ok: status < 300,
    headers: new Headers({ 'Content-Type': type, 'Retry-After': retryAfter }),
    url: '',
    isRedirected: false,
    text,
    requestId: 'r',
  }));

describe('any response of a back end', { tags: ['P33'] }, () => {
  it('becomes data of the contract or one typed error, never a crash', () => {
    fc.assert(
      fc.property(fc.constantFrom(...endpoints), answer, (endpoint, given) => {
        try {
          readResponse(endpoint, given, 0);
          expect(given.ok).toBe(true);
        } catch (caught) {
          expect(caught).toBeInstanceOf(ApiFailure);
          expect(caught instanceof ApiFailure && isApiError(caught.error) && caught.error.kind !== 'Unknown').toBe(
            true,
          );
        }
      }),
      { numRuns: 5000 },
    );
  });
});
