import { describe, expect, it } from 'vitest';
import { formatReport } from './formatReport.ts';
import { type ConformanceReport, type ConformanceResult, countOutcomes } from './report.ts';

function reportOf(...results: Partial<ConformanceResult>[]): ConformanceReport {
  const usual = { area: 'cart', endpoint: 'getCart', kind: 'success', outcome: 'passed', milliseconds: 1 } as const;
  const all = results.map((result) => ({ ...usual, sentence: 'succeeds', ...result }));
  return {
    version: 1,
    url: 'http://shop.test',
    startTime: '2026-11-22T12:00:00.000Z',
    milliseconds: 1234,
    counts: countOutcomes(all),
    notOffered: [],
    results: all,
  };
}

describe('the report', () => {
  it('contains the result of each area and endpoint, and the details of each failure', () => {
    const text = formatReport({
      ...reportOf(
        {},
        {
          endpoint: 'addToCart',
          outcome: 'failed',
          sentence: 'refuses bad input',
          message: 'in one sentence',
          asked: 'POST /api/cart/add',
          expected: 'a refusal with 400',
          got: '500',
          at: 'code',
        },
        { endpoint: 'addToCart', outcome: 'failed', sentence: 'breaks', message: 'first line\nsecond line' },
        { area: 'user', endpoint: 'loginByCode', outcome: 'skipped', message: 'no hook' },
      ),
      notOffered: ['loginByCode'],
    });
    expect(text).toBe(
      `Conformance of http://shop.test

cart: 1 passed, 2 failed
  ok       getCart: 1 passed
  FAILED   addToCart: 2 failed
           ✗ refuses bad input
               asked     POST /api/cart/add
               expected  a refusal with 400
               got       500
               at        code
           ✗ breaks
               first line
               second line

user: 1 skipped
  skipped  loginByCode: 1 skipped
             succeeds — skipped: no hook

Not offered: loginByCode
1 passed, 2 failed, 1 skipped in 1.2 s
`,
    );
  });

  it('contains a hint about rate limits', () => {
    const refused = {
      outcome: 'failed',
      message: 'POST /x must succeed, but answered 429 (application/json) {}',
    } as const;
    expect(formatReport(reportOf(refused))).toContain('switch the limits on the rate of calls off');
    expect(formatReport(reportOf({}))).not.toContain('429');
  });
});
