import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStore } from '../storage/createStore.ts';
import { memoryArea } from '../storage/storageArea.ts';
import type { ApiError } from './apiError.ts';
import { ApiFailure } from './apiFailure.ts';
import { abortedError, malformedError, networkError } from './createApiError.ts';
import { createErrorLog, ERROR_LOG_SIZE } from './errorLog.ts';
import { redact, redactUrl } from './redact.ts';

const start = Date.parse('2026-11-02T08:30:00.000Z');

function open() {
  const area = memoryArea();
  const clock = { now: start };
  const log = createErrorLog({ store: createStore({ area, now: () => clock.now }), now: () => clock.now });
  return { area, clock, log };
}

describe('the error log', () => {
  it('contains the newest hundred, the newest first', () => {
    const { log } = open();
    for (let index = 0; index < ERROR_LOG_SIZE + 5; index += 1) log.add(new Error(`number ${index}`));
    expect(log.list()).toHaveLength(ERROR_LOG_SIZE);
    expect(log.list()[0]?.error.message).toBe('number 104');
    log.clear();
    expect(log.list()).toEqual([]);
  });

  it('stays below 64 KB', () => {
    const { log, area } = open();
    for (let index = 0; index < 100; index += 1) log.add(new Error('long words and more of them '.repeat(80)));
    expect(area.getItem('errorLog')?.length).toBeLessThan(66_000);
    expect(log.list().length).toBeGreaterThan(10);
  });

  it('contains what is needed to find a failure of a call', () => {
    const { log } = open();
    const error: ApiError = {
      kind: 'Server',
      code: 'INTERNAL',
      status: 500,
      message: '王小鸭 住在湖边路',
      requestId: 'a1b2c3d4-e5f6',
    };
    log.add(new ApiFailure(error), {
      url: 'https://user:pw@mallard.example/api/orders/0f8fad5b-d9cb-469f-a165-70867728950e?phone=13800138000#x',
      method: 'GET',
      context: { route: '/order/0f8fad5b-d9cb-469f-a165-70867728950e?tab=all', locale: 'zh-CN' },
    });
    expect(log.list()[0]).toMatchObject({
      type: 'api',
      error: {
        name: 'ApiFailure',
        message: 'Server',
        code: 'INTERNAL',
        status: 500,
        url: 'https://[redacted]@mallard.example/api/orders/[redacted]',
        method: 'GET',
      },
      timestamp: '2026-11-02T08:30:00.000Z',
      context: { requestId: 'a1b2c3d4-e5f6', route: '/order/[redacted]', locale: 'zh-CN' },
    });
  });

  it('ignores aborted calls', () => {
    const { log } = open();
    log.add(new ApiFailure(abortedError()));
    log.add(abortedError());
    expect(log.list()).toEqual([]);
  });

  it('logs the same invalid response once a minute', () => {
    const { log, clock } = open();
    const breach = malformedError('GET /api/cart', 'items.0.price');
    log.add(breach);
    log.add(breach);
    log.add(malformedError('GET /api/home', ''));
    expect(log.list()).toHaveLength(2);
    clock.now += 60_000;
    log.add(breach);
    expect(log.list()).toHaveLength(3);
  });

  it('accepts anything that can be thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        const { log } = open();
        log.add(thrown);
        expect(log.list()).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
    const { log } = open();
    const hostile = new Proxy(new Error('x'), {
      get() {
        throw new Error('no');
      },
    });
    const odd = { name: 5, message: {}, stack: [], status: 'x', kind: 'Server', code: 'INTERNAL' };
    for (const thrown of [
      hostile,
      odd,
      Object.assign(new Error('x'), odd),
      { kind: 'Other', code: 'X', status: 1 / 0 },
    ])
      log.add(thrown);
    expect(log.list()).toHaveLength(4);
    expect(log.list()[3]?.error).toMatchObject({ name: 'Error', message: 'Unreadable' });
    log.add(networkError());
    expect(log.list()[0]?.error).toMatchObject({ code: 'NETWORK', message: 'Network' });
  });
});

describe('data that must not be logged', () => {
  const secrets = [
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlLW9mLXRva2Vu',
    '7683817b82e808b2e08ebd5972fc6692c111db6b1c1ced10e275a2fb461e8f09',
    '0f8fad5b-d9cb-469f-a165-70867728950e',
    '13800138000',
    '+8613800138000',
    '138 0013 8000',
    '１３８００１３８０００',
    '0571-88888888',
    'duck@mallard.example',
  ];
  const carriers: ((secret: string) => string)[] = [
    (secret) => `Failed for ${secret}`,
    (secret) => `Authorization: Bearer ${secret}`,
    (secret) => `GET /api/user?token=${secret} failed`,
    (secret) => `{"phone":"${secret}","x":1}`,
    (secret) => `password=${secret}; next`,
    (secret) => `at call (https://mallard.example/app.js?v=${secret}:1:2)`,
    (secret) => `(${secret})`,
  ];

  it('is removed in any position', () => {
    for (const secret of secrets)
      for (const carry of carriers) {
        const cleaned = redact(carry(secret));
        expect(cleaned).not.toContain(secret);
        for (const part of secret.split(/[.@ ]/).filter((one) => one.length > 9)) expect(cleaned).not.toContain(part);
      }
  });

  it('is also missing after any mixture', () => {
    const piece = fc.oneof(
      fc.tuple(fc.constantFrom(...carriers), fc.constantFrom(...secrets)).map(([carry, secret]) => carry(secret)),
      fc.constantFrom('TypeError: x is undefined', '订单', '/api/cart', '\n'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const { log, area } = open();
        const error = new Error(pieces.join(' '));
        log.add(error, { url: pieces.join('/'), context: { route: pieces[0] ?? '', component: pieces[1] ?? '' } });
        const kept = area.getItem('errorLog') ?? '';
        for (const secret of secrets) expect(kept).not.toContain(secret);
      }),
      { numRuns: 1000 },
    );
  });

  it('includes short secrets with a known name, and quotes of parsers', () => {
    expect(redact('password: demo1234')).toBe('password: [redacted]');
    expect(redact("refreshToken='a.1.b'")).not.toContain('a.1.b');
    expect(redact('Unexpected token \'{\', "{"name":"王小鸭"}" is not valid JSON')).not.toContain('王小鸭');
    expect(redact('Invalid phone: Received 王小鸭')).not.toContain('王小鸭');
    expect(redactUrl('/search?keyword=茶')).toBe('/search');
  });

  it.each([
    '密码：hunter2',
    '密码是hunter2',
    '口令 = hunter2',
    '验证码hunter2',
    'pwd hunter2',
    'pwd=hunter2',
    'Wrong password hunter2 for',
    'passcode：hunter2',
    '姓名：hunter2',
    '收货人: hunter2 先生',
    '地址：浙江省 杭州市 hunter2',
    '邮箱 hunter2@例子.中国',
    'hunter2@münchen.example',
    '王hunter2@例子。中国',
  ])('includes data in another language: %s', (text) => {
    expect(redact(text)).not.toContain('hunter2');
    expect(redact(text)).not.toMatch(/例子|杭州|chen/);
  });

  it('includes a custom name of an error', () => {
    const { log } = open();
    log.add(Object.assign(new Error('x'), { name: '王小鸭 hunter2' }));
    log.add(Object.assign(new Error('x'), { name: 'ZhangSan' }));
    log.add(new DOMException('x', 'QuotaExceededError'));
    log.add(new RangeError('x'));
    expect(log.list().map(({ error }) => error.name)).toEqual(['RangeError', 'QuotaExceededError', 'Error', 'Error']);
  });

  it('leaves what a programmer needs', () => {
    const frame =
      '    at createRenewalForSignedOutShoppers (https://mallard.example/assets/index-Dk3f9aXz.js:12:34567)';
    expect(redact(frame)).toBe(frame);
    expect(redact("Cannot read properties of undefined (reading 'items')")).toContain("'items'");
    const hashing = '    at password (https://mallard.example/hashPassword.js:1:2)';
    expect(redact(hashing)).toBe(hashing);
    expect(redact('login@https://mallard.example/login.js:1:2')).toBe('login@https://mallard.example/login.js:1:2');
    expect(redact('密码错误')).toBe('密码错误');
  });

  it('leaves only the known keys of a context', () => {
    const { log } = open();
    log.add(new Error('x'), { context: { locale: 'zh-CN', recipient: '王小鸭' } as never });
    expect(log.list()[0]?.context).toEqual({ locale: 'zh-CN' });
  });
});
