import { getHomeCarousels, listCoupons, resetPassword } from '@mallard/domain/contract';
import { expect, it, vi } from 'vitest';
import { handle, type OfflineCall } from './offlineCall.ts';

const caller = { user: { id: 'shopper' }, session: { id: 'session' } };
const request = { params: undefined, query: undefined, body: undefined };

it.each([
  { endpoint: getHomeCarousels, what: 'hides the shopper from', expected: null },
  { endpoint: listCoupons, what: 'shows the shopper to', expected: caller },
  { endpoint: resetPassword, what: 'shows the shopper to', expected: caller },
])('$what the handler of $endpoint.name', ({ endpoint, expected }) => {
  const handler = vi.fn();
  handle(endpoint, handler).run(request, { caller } as unknown as OfflineCall, undefined);
  expect(handler).toHaveBeenCalledWith(request, expect.objectContaining({ caller: expected }), undefined);
});
