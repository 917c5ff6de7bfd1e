import type { UserInfo } from '@mallard/domain/contract';
import { networkError } from '@mallard/domain/errors';
import type { PlanOptions } from '../testing/planPaths.ts';
import type { AuthInput } from './authMachine.ts';

function userOf(id: string): UserInfo {
  return {
    id,
    username: id,
    nickname: id,
    avatar: null,
    introduceSign: '',
    address: null,
    isDeleted: false,
    lockedFlag: false,
    createTime: '2026-11-01T00:00:00.000Z',
    role: 'shopper',
  };
}
export const ann = userOf('ann');
export const bob = userOf('bob');
export const demo = userOf('demo');
export const storedSession = { userUuid: 'ann', rememberMe: true };
export const unauthorized = { kind: 'Unauthorized', code: 'UNAUTHORIZED' } as const;
export const wrongPassword = { kind: 'BadCredentials', code: 'BAD_CREDENTIALS', status: 401 } as const;

export const byPassword = {
  type: 'session.signIn',
  mode: 'password',
  credentials: { username: 'ann', password: 'swordfish1' },
  rememberMe: true,
} as const;
export const byCode = {
  type: 'session.signIn',
  mode: 'code',
  credentials: { phone: '13800000000', code: '123456' },
  rememberMe: false,
} as const;
export const byReset = {
  type: 'session.signIn',
  mode: 'reset',
  credentials: { phone: '13800000000', code: '123456', newPassword: 'swordfish1' },
  rememberMe: false,
} as const;
export const asDemo = {
  type: 'session.signIn',
  mode: 'password',
  credentials: { username: 'demo', password: 'demo1234' },
  rememberMe: false,
} as const;
export const registration = {
  type: 'session.register',
  username: 'ann',
  password: 'swordfish1',
  nickname: 'Ann',
  rememberMe: false,
} as const;
const { type: _, ...passed } = byPassword;
/** The part of an attempt that is sent to the server. */
export const attempt = passed;

const answers: Record<string, readonly unknown[]> = {
  readSession: [
    null,
    storedSession,
    { userUuid: 'bob', rememberMe: false, user: bob },
    { userUuid: 'demo', rememberMe: false, user: demo, isDemo: true },
  ],
  signIn: [storedSession],
  signInOffline: [demo],
  register: [attempt],
  loadUser: [ann],
  signOut: [undefined],
  clearSession: [undefined],
};

/** All events that can happen to the auth machine, for path tests. */
export const authPlan = {
  input: {} satisfies AuthInput,
  events: [
    byPassword,
    byCode,
    asDemo,
    registration,
    { type: 'session.signOut' },
    { type: 'session.cancel' },
    { type: 'session.retry' },
    { type: 'session.refreshing' },
    { type: 'session.refreshed' },
    { type: 'session.refreshFailed' },
    { type: 'session.expired', userUuid: 'ann', path: '/cart' },
    { type: 'session.changedElsewhere' },
    { type: 'user.updated', user: { ...ann, nickname: 'Annie' } },
    { type: 'error.dismiss' },
    { type: 'network.changed', isOnline: true },
    { type: 'network.changed', isOnline: false },
    { type: 'xstate.after.signOutTimeout.auth.signingOut.revoking' },
    { type: 'xstate.error.actor.loadUser', error: unauthorized },
    ...Object.entries(answers).flatMap(([id, outputs]) => [
      ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
      { type: `xstate.error.actor.${id}`, error: networkError() },
    ]),
  ],
} satisfies PlanOptions;
