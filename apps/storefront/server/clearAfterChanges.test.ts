import { describe, expect, it, vi } from 'vitest';
import { clearAfterChanges } from './clearAfterChanges.ts';

async function clearsAfter(method: string, path: string, status: number): Promise<boolean> {
  const clear = vi.fn();
  const api = clearAfterChanges(async () => new Response(null, { status }), { clear });
  await api(new Request(`http://shop.example${path}`, { method }));
  return clear.mock.calls.length > 0;
}

describe('stored pages', () => {
  it.each(['/api/reviews', '/api/coupons/claim/1', '/api/user/profile'])('are removed after POST %s', async (path) => {
    expect(await clearsAfter('POST', path, 200)).toBe(true);
  });

  it.each([
    ['GET', '/api/reviews', 200],
    ['POST', '/api/reviews', 400],
    ['POST', '/api/cart/add', 200],
  ])('are not removed after %s %s with status %s', async (method, path, status) => {
    expect(await clearsAfter(method, path, status)).toBe(false);
  });
});
