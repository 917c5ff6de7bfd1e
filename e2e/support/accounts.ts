import { type Client, createClient, memorySession, networkBackend } from '@mallard/domain/client';
import { createAddress, login, register, type SignedIn } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { createSessionStore, createStore, memoryArea, sessionKeys } from '@mallard/domain/storage';

/** Password of all test accounts. */
export const PASSWORD = 'mallard2026';

/** A valid address. */
export const addressDraft = {
  recipientName: '林小满',
  phone: '13800138000',
  region: { province: '浙江省', city: '杭州市', county: '西湖区', areaCode: '330106' },
  detailAddress: '文三路 1 号 2 幢 301',
  postcode: '310000',
} as const;

/** A shopper with an account and a session, but without a browser. */
export interface Account extends SignedIn {
  username: string;
  /** Calls the server with this shopper's session. */
  call: Client['call'];
  tryCall: Client['tryCall'];
}

let accountCount = 0;

/** Returns an unused user name. */
export function newUsername(): string {
  accountCount += 1;
  return `e${process.pid.toString(36)}_${Date.now().toString(36)}_${accountCount}`;
}

/** Options for a client of the tests. */
interface ConnectOptions {
  /** Whether to repeat calls without a response. @default true */
  retries?: boolean;
}

/** Creates a client for a shop. @param session signed out by default */
export function connect(
  baseUrl: string,
  session = memorySession(),
  locale: ContentLocale = 'zh-CN',
  { retries = true }: ConnectOptions = {},
): Client {
  return createClient({
    backend: networkBackend(),
    baseUrl,
    session,
    locale: () => locale,
    version: 'e2e',
    passwordHashing: { salt: 'mallard.v1' },
    locks: null,
    // An offline client does not retry.
    isOnline: () => retries,
  });
}

/** Registers and signs in a new shopper without a browser. */
export async function createAccount(
  baseUrl: string,
  locale: ContentLocale = 'zh-CN',
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

/** Adds an address to an account. @returns its id */
export async function giveAddress({ call }: Account): Promise<string> {
  return (await call(createAddress, { body: addressDraft })).id;
}

/** Returns the `localStorage` entries of a remembered session. */
export function storedSession({ token, refreshToken, userUuid }: Account): { name: string; value: string }[] {
  const area = memoryArea();
  const store = createStore({ area, now: Date.now });
  createSessionStore({ local: store, session: store }).write({ token, refreshToken, userUuid, rememberMe: true });
  return sessionKeys.map((name) => ({ name, value: area.getItem(name) ?? '' }));
}
