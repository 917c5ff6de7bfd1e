// @vitest-environment jsdom
import { DEFAULT_SHOP, type UserInfo } from '@mallard/domain/contract';
import type { DeferredClient } from '@mallard/domain/endpoints';
import type { AuthEvent } from '@mallard/state-machines/auth';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createLeaveGuard } from '../../navigation/leaveGuard.ts';
import type { PublicConfig } from '../../services/pageState.ts';
import type { TabActors } from '../../services/tabActors.ts';
import type { SessionView } from '../../services/views.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { PasswordSection } from './PasswordSection.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const PHONE = '13812342046';
const byPhone = { username: 'u_1', hasPassword: false, loginPhone: PHONE } as UserInfo;
const call = vi.fn();
let root: Root;

async function open(user: UserInfo, config: Partial<PublicConfig> = {}) {
  let view = { status: 'signedIn', user } as SessionView;
  const listeners = new Set<() => void>();
  const auth = {
    read: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(event: AuthEvent) {
      if (event.type === 'user.updated') view = { ...view, user: event.user };
      for (const listener of listeners) listener();
    },
  };
  root = await renderInShop(<PasswordSection />, ['user', 'errors', 'shell', 'ui/account'], {
    client: { call } as Partial<DeferredClient> as DeferredClient,
    leaveGuard: createLeaveGuard(),
    config: { shop: DEFAULT_SHOP, ...config } as PublicConfig,
    actors: { auth } as unknown as TabActors,
    now: () => 0,
  });
}
afterEach(async () => {
  await act(() => root.unmount());
  call.mockReset();
});

const heading = () => document.querySelector('h2')?.textContent;
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
const press = (label: string) => act(async () => button(label)?.click());
const type = (name: string, text: string) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });

it('sets the first password of a phone account with a code, then offers to change it', async () => {
  await open(byPhone);
  expect(heading()).toBe('Set a password');
  expect(document.body.textContent).toContain('138****2046');
  call.mockResolvedValueOnce({ resendAfter: 60 });
  await press('Send code');
  await type('code', '123456');
  await type('newPassword', 'drake2026');
  await type('confirm', 'drake2026');
  await act(async () => document.querySelector('form')?.requestSubmit());
  const bodies = call.mock.calls.map(([{ name }, { body }]) => [name, body]);
  expect(bodies).toEqual([
    ['sendVerificationCode', { phone: PHONE }],
    ['resetPassword', { phone: PHONE, code: '123456', newPassword: 'drake2026' }],
  ]);
  expect(heading()).toBe('Change password');
});

it('offers the code to a shopper who forgot the current password', async () => {
  await open({ ...byPhone, hasPassword: true });
  expect(document.querySelector('[name=oldPassword]')).not.toBeNull();
  await press('Forgot it? Set a new one by code');
  expect(document.querySelector('[name=oldPassword]')).toBeNull();
  expect(document.querySelector('[name=code]')).not.toBeNull();
  await press('Use the current password instead');
  expect(document.querySelector('[name=oldPassword]')).not.toBeNull();
});

it('asks only for the current password without a login phone or without password resets', async () => {
  await open({ ...byPhone, hasPassword: true, loginPhone: null });
  expect(button('Forgot it? Set a new one by code')).toBeUndefined();
  await act(() => root.unmount());
  await open(byPhone, { shop: { ...DEFAULT_SHOP, notOffered: { areas: [], endpoints: ['resetPassword'] } } });
  expect(heading()).toBe('Change password');
  expect(button('Forgot it? Set a new one by code')).toBeUndefined();
});
