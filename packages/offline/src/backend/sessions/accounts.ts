import { freshNickname } from '@mallard/domain/serving';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { OfflineCall, OpenShop } from '../calls/offlineCall.ts';
import { generateDigits, generateId } from '../state/generateIds.ts';
import type { UserState } from '../state/shopState.ts';

/** The account with which anyone can try the shop. */
export const DEMO_ACCOUNT = { username: 'demo', password: 'demo1234' } as const;

/**
 * Returns the stored digest of a password.
 *
 * @param sent the hash from the client
 */
export function markPassword(userId: string, sent: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(`${userId}|${sent}`)));
}

/** Finds an account by name, case-insensitive. */
export function findByUsername({ state }: OpenShop, username: string): UserState | undefined {
  return state.users.find((user) => user.username.toLowerCase() === username.toLowerCase());
}

/** Finds the account that signs in with this phone by code. */
export function findByPhone({ state }: OpenShop, phone: string): UserState | undefined {
  return state.users.find((user) => user.phone === phone);
}

/** Creates an account. */
export function addUser(
  { state, now }: OpenShop,
  given: { username: string; nickname: string; phone?: string; password?: string },
): UserState {
  const id = generateId(state);
  const user: UserState = {
    id,
    username: given.username,
    nickname: given.nickname,
    phone: given.phone ?? null,
    passwordMark: given.password === undefined ? null : markPassword(id, given.password),
    gender: null,
    birthday: null,
    email: null,
    bio: '',
    avatar: null,
    createdAt: now,
  };
  state.users.push(user);
  return user;
}

/** Finds or creates the account that signs in with this phone by code. */
export function findOrAddByPhone(call: OfflineCall, phone: string): UserState {
  const mark = generateDigits(call.state, 12);
  const existingUser = findByPhone(call, phone);
  return existingUser ?? addUser(call, { username: `u_${mark}`, nickname: freshNickname(mark, call.locale), phone });
}
