import type { NetworkBanner } from '@mallard/state-machines/network';
import { expect, it, vi } from 'vitest';
import { untilReachable } from './useErrorToast.ts';

/** Runs through network states while a toast is shown. @returns how often the toast was closed */
function endsDuring(first: NetworkBanner, ...next: NetworkBanner[]): number {
  let banner = first;
  let listener = () => {};
  const end = vi.fn();
  const unsubscribe = vi.fn();
  const stop = untilReachable({
    read: () => ({ banner, isOnline: null }),
    subscribe: (subscribed) => {
      listener = subscribed;
      return unsubscribe;
    },
  })(end);
  for (banner of next) listener();
  stop();
  expect(unsubscribe).toHaveBeenCalledOnce();
  return end.mock.calls.length;
}

it.each<[ends: number, banners: [NetworkBanner, ...NetworkBanner[]]]>([
  [1, ['offline', 'checking', 'reconnected']],
  [1, ['none', 'unreachable', 'reconnected']],
  [0, ['offline', 'checking', 'unreachable']],
  [0, ['none', 'none']],
])('closes the toast %s times in the states %j', (ends, banners) => {
  expect(endsDuring(...banners)).toBe(ends);
});
