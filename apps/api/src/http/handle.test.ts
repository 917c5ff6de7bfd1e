import { getHomeCarousels, listCoupons, resetPassword } from '@mallard/domain/contract';
import { expect, it, vi } from 'vitest';
import { type Call, handle } from './handle.ts';

const user = { id: 'shopper', sessionId: 'session' };
const request = { params: undefined, query: undefined, body: undefined };

it.each([
  { endpoint: getHomeCarousels, behaviour: 'hides the shopper from', expected: null },
  { endpoint: listCoupons, behaviour: 'shows the shopper to', expected: user },
  { endpoint: resetPassword, behaviour: 'shows the shopper to', expected: user },
])('$behaviour the handler of $endpoint.name', async ({ endpoint, expected }) => {
  const handler = vi.fn();
  await handle(endpoint, handler).run(request, { user } as Call, undefined);
  expect(handler).toHaveBeenCalledWith(request, expect.objectContaining({ user: expected }), undefined);
});
