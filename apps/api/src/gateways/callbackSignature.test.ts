import { describe, expect, it } from 'vitest';
import { isSignedCallback, signCallback } from './callbackSignature.ts';

const secret = 'mallard-test-callback-secret-0001';
const seconds = 1_767_225_600;
const body = '{"paymentId":"p1","orderId":"o1","amount":1990,"currency":"CNY","status":"PAID"}';
const bytes = new TextEncoder().encode(body);
const header = `t=${seconds},v1=418da97150d5bb4a4728de3f987e8f68fce78654589f98a5a45f03729d12556c`;
const at = (offset: number) => new Date((seconds + offset) * 1000);

describe('the signature of a callback', { tags: ['P9'] }, () => {
  it('matches the published test vector', () => {
    expect(signCallback(body, seconds, secret)).toBe(header);
    expect(isSignedCallback(header, bytes, [secret], at(0))).toBe(true);
  });

  it('is valid with either of two secrets', () => {
    expect(isSignedCallback(header, bytes, ['another-secret', secret], at(0))).toBe(true);
    expect(isSignedCallback(header, bytes, ['another-secret'], at(0))).toBe(false);
    expect(isSignedCallback(header, bytes, [], at(0))).toBe(false);
  });

  it('is valid within five minutes of its timestamp', () => {
    for (const offset of [-300, 0, 300]) expect(isSignedCallback(header, bytes, [secret], at(offset))).toBe(true);
    for (const offset of [-301, 301]) expect(isSignedCallback(header, bytes, [secret], at(offset))).toBe(false);
  });

  it('is invalid after any change of the body', () => {
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = bytes.slice();
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(isSignedCallback(header, changed, [secret], at(0))).toBe(false);
    }
  });

  it.each([null, '', 'v1=00', `t=${seconds}`, `${header},v1=00`, header.toUpperCase(), header.replace(/.$/, '0')])(
    'is invalid when it is %s',
    (wrong) => expect(isSignedCallback(wrong, bytes, [secret], at(0))).toBe(false),
  );
});
