import { type Client, createClient, memorySession, networkBackend } from '@mallard/domain/client';
import { createAddress, login, register, type SignedIn } from '@mallard/domain/contract';
import { createSessionStore, createStore, memoryArea, sessionKeys } from '@mallard/domain/storage';
import type { Locale } from './words.ts';

/** What all accounts of the journeys have for a password. */
export const PASSWORD = 'mallard2026';

/** An address that parcels reach. */
export const addressDraft = {
  recipientName: '林小满',
  phone: '13800138000',
  region: { province: '浙江省', city: '杭州市', county: '西湖区', areaCode: '330106' },
  detailAddress: '文三路 1 号 2 幢 301',
  postcode: '310000',
} as const;

/** A shopper with an account, known to the server but not yet to a browser. */
export interface Account extends SignedIn {
  username: string;
  /** Calls the server in this shopper's name. */
  call: Client['call'];
  tryCall: Client['tryCall'];
}

let made = 0;

/** A user name that nobody has. */
export function newUsername(): string {
  made += 1;
  return `e${process.pid.toString(36)}_${Date.now().toString(36)}_${made}`;
}

/** How a client of the tests differs from a browser's. */
interface ConnectOptions {
  /** Whether calls that got no answer are made again. @default true */
  retries?: boolean;
}

/** Calls a shop as whoever has `session`; nobody by default. */
export function connect(
  baseUrl: string,
  session = memorySession(),
  locale: Locale = 'zh-CN',
  { retries = true }: ConnectOptions = {},
): Client {
  return createClient({
    backend: networkBackend(),
    baseUrl,
    session,
    locale: () => locale,
    version: 'journeys',
    passwordHashing: { salt: 'mallard.v1' },
    locks: null,
    // Who has no network tries nothing twice.
    isOnline: () => retries,
  });
}

/** Registers and signs in a new shopper without a browser. */
export async function createAccount(
  baseUrl: string,
  locale: Locale = 'zh-CN',
  options: ConnectOptions = {},
): Promise<Account> {
  const session = memorySession();
  const client = connect(baseUrl, session, locale, options);
  const username = newUsername();
  await client.call(register, { body: { username, password: PASSWORD, nickname: 'Mallard' } });
  const signedIn = await client.call(login, { body: { username, password: PASSWORD, rememberMe: true } });
  session.write({ ...signedIn, rememberMe: true });
  return { ...signedIn, username, call: client.call, tryCall: client.tryCall };
}

/** Gives an account its first address. */
export async function giveAddress({ call }: Account): Promise<string> {
  return (await call(createAddress, { body: addressDraft })).id;
}

/** What a browser keeps of an account that is signed in and remembered. */
export function keptSession({ token, refreshToken, userUuid }: Account): { name: string; value: string }[] {
  const area = memoryArea();
  const store = createStore({ area, now: Date.now });
  createSessionStore({ local: store, session: store }).write({ token, refreshToken, userUuid, rememberMe: true });
  return sessionKeys.map((name) => ({ name, value: area.getItem(name) ?? '' }));
}
