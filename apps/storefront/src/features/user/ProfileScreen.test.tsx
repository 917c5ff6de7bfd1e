// @vitest-environment jsdom
import { DEFAULT_SHOP, type Profile, type UserInfo } from '@mallard/domain/contract';
import type { DeferredClient } from '@mallard/domain/endpoints';
import { ApiFailure } from '@mallard/domain/errors';
import type { AuthEvent } from '@mallard/state-machines/auth';
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createLeaveGuard } from '../../navigation/leaveGuard.ts';
import { createPreferences } from '../../preferences/preferences.ts';
import type { PublicConfig } from '../../services/pageState.ts';
import type { TabActors } from '../../services/tabActors.ts';
import type { SessionView } from '../../services/views.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { Screen } from './ProfileScreen.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const OLD = '13812342046';
const NEW = '13998765432';
const PASSWORD = 'duck2026';
const saved: Profile = {
  nickname: 'Iris',
  gender: null,
  birthday: null,
  phone: OLD,
  email: null,
  bio: '',
  avatar: null,
};
const user = { username: 'iris', nickname: 'Iris', hasPassword: true, loginPhone: OLD } as UserInfo;
const savedFields = { nickname: 'Iris', gender: null, birthday: null, email: null, bio: '' };

const call = vi.fn();
const events: AuthEvent[] = [];
let root: Root;

async function open(config: Partial<PublicConfig> = {}, account = user) {
  const view = { status: 'signedIn', user: account } as SessionView;
  const auth = { read: () => view, subscribe: () => () => {}, send: (event: AuthEvent) => events.push(event) };
  call.mockResolvedValueOnce(saved);
  root = await renderInShop(<Screen />, ['user', 'errors', 'shell', 'ui/account'], {
    client: { call } as Partial<DeferredClient> as DeferredClient,
    queryClient: new QueryClient(),
    preferences: createPreferences({ locale: 'en-US', theme: 'light', motion: 'system' }),
    leaveGuard: createLeaveGuard(),
    config: { shop: DEFAULT_SHOP, ...config } as PublicConfig,
    actors: { auth } as unknown as TabActors,
    now: () => 0,
  });
  await act(() => vi.waitFor(() => expect(field('nickname')).not.toBeNull()));
}
afterEach(async () => {
  await act(() => root.unmount());
  call.mockReset();
  events.length = 0;
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
const problemOf = (name: string) =>
  document.getElementById(
    field(name)
      ?.getAttribute('aria-describedby')
      ?.match(/\S+-error/)?.[0] ?? '',
  )?.textContent;
const type = (name: string, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
    field(name)?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
const submit = () => act(async () => document.querySelector('form')?.requestSubmit());
/** The calls after the one that loaded the profile. */
const calls = () => call.mock.calls.slice(1).map(([{ name }, { body }]) => [name, body]);

async function enterNewPhone() {
  await type('phone', NEW);
  call.mockResolvedValueOnce({ resendAfter: 60 });
  await act(async () => sendButtons()[0]?.click());
  await type('code', '123456');
}
const sendButtons = () => [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Send code');

it('saves a new phone with the code that was sent to it and the current password, and makes it the login phone', async () => {
  await open();
  expect(field('code')).toBeNull();
  expect(field('currentPassword')).toBeNull();
  await enterNewPhone();
  await type('currentPassword', PASSWORD);
  call.mockResolvedValueOnce({ ...saved, phone: NEW });
  await submit();
  expect(calls()).toEqual([
    ['sendVerificationCode', { phone: NEW }],
    ['updateProfile', { ...savedFields, phone: NEW, code: '123456', currentPassword: PASSWORD }],
  ]);
  expect(events).toContainEqual({ type: 'user.updated', user: { ...user, loginPhone: NEW } });
});

it('saves a new phone of an account without a password with a code sent to each phone', async () => {
  await open({}, { ...user, hasPassword: false });
  await enterNewPhone();
  expect(field('currentPassword')).toBeNull();
  call.mockResolvedValueOnce({ resendAfter: 60 });
  await act(async () => sendButtons().at(-1)?.click());
  await type('currentPhoneCode', '654321');
  call.mockResolvedValueOnce({ ...saved, phone: NEW });
  await submit();
  expect(calls()).toEqual([
    ['sendVerificationCode', { phone: NEW }],
    ['sendVerificationCode', { phone: OLD }],
    ['updateProfile', { ...savedFields, phone: NEW, code: '123456', currentPhoneCode: '654321' }],
  ]);
});

it('asks for a password that was set in another tab', async () => {
  const account = { ...user, hasPassword: false };
  await open({}, account);
  await enterNewPhone();
  await type('currentPhoneCode', '654321');
  const fields = { currentPassword: { code: 'REQUIRED', message: '' } };
  const error = { kind: 'BadRequest', status: 400, code: 'VALIDATION', message: '', fields, details: {} };
  call.mockRejectedValueOnce(new ApiFailure(error as never));
  await submit();
  expect(events).toContainEqual({ type: 'user.updated', user: { ...account, hasPassword: true } });
});

it('omits an unchanged phone', async () => {
  await open();
  call.mockResolvedValueOnce(saved);
  await type('nickname', 'Ann');
  await submit();
  expect(calls()).toEqual([['updateProfile', { ...savedFields, nickname: 'Ann' }]]);
});

it.each([
  ['a wrong code', 'code', 400, 'CODE_INVALID', /wrong or has expired/],
  ['a wrong password', 'currentPassword', 400, 'WRONG_PASSWORD', /current password is wrong/],
  ['a phone of another account', 'phone', 409, 'PHONE_TAKEN', /Another account has this phone/],
  ['a phone that an account without a password needs', 'phone', 409, 'PHONE_REQUIRED', /Set a password/],
] as const)('shows the error of %s at its field', async (_what, name, status, code, sentence) => {
  await open();
  await enterNewPhone();
  await type('currentPassword', PASSWORD);
  const fields = { [name]: { code, message: 'The verification code is wrong or has expired.' } };
  const kind = status === 400 ? 'BadRequest' : 'Conflict';
  call.mockRejectedValueOnce(new ApiFailure({ kind, status, code, message: '', fields, details: {} } as never));
  await submit();
  expect(problemOf(name)).toMatch(sentence);
  expect(field(name)).toBe(document.activeElement);
});

it('makes the phone read-only when the back end sends no codes', async () => {
  await open({ shop: { ...DEFAULT_SHOP, notOffered: { areas: [], endpoints: ['sendVerificationCode'] } } });
  expect(field('phone')?.readOnly).toBe(true);
});
