// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Services } from '../../app/services.ts';
import type { SessionStatus } from '../../session/guard.ts';
import { createCartDrawer, createLinkFollower } from './cartDrawer.ts';

function follow(status: SessionStatus, ...hrefs: string[]) {
  const cartDrawer = createCartDrawer();
  const go = vi.fn(async () => undefined);
  const services = { cartDrawer, navigation: { go }, actors: { auth: { read: () => ({ status }) } } };
  const followLink = createLinkFollower(services as unknown as Services);
  for (const href of hrefs) followLink(href);
  return { isOpen: cartDrawer.isOpen(), calls: go.mock.calls as unknown[][] };
}

it('opens the drawer for a visitor who follows a link to the cart', () => {
  expect(follow('signedOut', '/cart')).toEqual({ isOpen: true, calls: [] });
});

it.each(['signedIn', 'unknown'] as const)('leads to the cart page while the session is %s', (status) => {
  expect(follow(status, '/cart')).toEqual({ isOpen: false, calls: [['/cart']] });
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
