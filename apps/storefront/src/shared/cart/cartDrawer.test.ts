// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../services/services.ts';
import type { SessionStatus } from '../../services/views.ts';
import { createCartDrawer, createLinkFollower } from './cartDrawer.ts';

/** Creates a link follower. `become` changes the status of the session. */
function createFollower(initialStatus: SessionStatus) {
  const cartDrawer = createCartDrawer();
  const go = vi.fn(async () => undefined);
  const listeners = new Set<() => void>();
  let status = initialStatus;
  const auth = {
    read: () => ({ status }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const services = { cartDrawer, navigation: { go }, actors: { auth } };
  return {
    followLink: createLinkFollower(services as unknown as Services),
    become(next: SessionStatus) {
      status = next;
      for (const listener of listeners) listener();
    },
    result: () => ({ isOpen: cartDrawer.isOpen(), calls: go.mock.calls as unknown[][] }),
  };
}

function follow(status: SessionStatus, ...hrefs: string[]) {
  const { followLink, result } = createFollower(status);
  for (const href of hrefs) followLink(href);
  return result();
}

it('opens the drawer for a visitor who follows a link to the cart', () => {
  expect(follow('signedOut', '/cart')).toEqual({ isOpen: true, calls: [] });
});

it('leads to the cart page while the user is signed in', () => {
  expect(follow('signedIn', '/cart')).toEqual({ isOpen: false, calls: [['/cart']] });
});

describe('a link to the cart before the session is known', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['signedOut', { isOpen: true, calls: [] }],
    ['signedIn', { isOpen: false, calls: [['/cart']] }],
  ] as const)('waits until it is %s', (status, expected) => {
    const { followLink, become, result } = createFollower('unknown');
    followLink('/cart');
    expect(result()).toEqual({ isOpen: false, calls: [] });
    become(status);
    vi.runAllTimers();
    expect(result()).toEqual(expected);
  });

  it('leads to the page if that takes too long', () => {
    const { followLink, result } = createFollower('unknown');
    followLink('/cart');
    vi.runAllTimers();
    expect(result()).toEqual({ isOpen: false, calls: [['/cart']] });
  });

  it('is dropped when another link is followed', () => {
    const { followLink, become, result } = createFollower('unknown');
    followLink('/cart');
    followLink('/hot');
    become('signedOut');
    vi.runAllTimers();
    expect(result()).toEqual({ isOpen: false, calls: [['/hot']] });
  });
});

it('closes the drawer when a visitor follows a link in it', () => {
  expect(follow('signedOut', '/cart', '/product/mug')).toEqual({ isOpen: false, calls: [['/product/mug']] });
});

it('notifies only of changes', () => {
  const cartDrawer = createCartDrawer();
  const listener = vi.fn();
  const unsubscribe = cartDrawer.subscribe(listener);
  cartDrawer.close();
  cartDrawer.open();
  cartDrawer.open();
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  cartDrawer.close();
  expect(listener).toHaveBeenCalledTimes(1);
});
