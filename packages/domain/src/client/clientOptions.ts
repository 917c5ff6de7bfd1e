import type { Endpoint } from '../contract/endpoint.ts';
import type { ApiError } from '../errors/index.ts';
import type { HashPasswordOptions } from '../password/index.ts';
import { anyLocks } from './anyLocks.ts';
import type { Backend } from './backend.ts';
import { type Random, systemRandom } from './createUuid.ts';
import { isHeaderValue } from './isHeaderValue.ts';
import type { ServerClock } from './serverClock.ts';
import type { Session, SessionTokens } from './session.ts';
import { systemTimers, type Timers } from './timers.ts';
import type { Locks } from './withLock.ts';

/** Which layout asks. */
export type Platform = 'web' | 'mobile' | 'desktop';

/** What a client needs. Everything that varies or changes something outside comes in here. */
export interface ClientOptions {
  backend: Backend;
  /** Absolute: origin of the API, optionally with a path before the contract's. */
  baseUrl: string;
  session: Session;
  /** Asked at each call: the language of messages, such as `zh-CN`. */
  locale: () => string;
  /** Version of the app, for the server's log. */
  version: string;
  /** How passwords are hashed before they leave; the salt is the deployment's. */
  passwordHashing: HashPasswordOptions;
  /** Asked at each call. @default 'web' */
  platform?: () => Platform;
  /**
   * Called once when the server refused to renew a session, after it has been cleared. Only this says that a shopper was
   * signed out: an `Unauthorized` error alone may belong to an earlier session.
   */
  onSessionEnded?: (ended: SessionTokens) => void;
  /**
   * Hears of every call that failed, after its last attempt, for logs and reports. Of one that was aborted it does not hear:
   * that is no failure. @default nobody
   */
  onFailure?: (error: ApiError, endpoint: Endpoint) => void;
  /** Whether a call waits and tries again by itself when the server is overloaded. A server that renders pages must not. @default true */
  retriesOverload?: boolean;
  /**
   * Called when a call waits because the server is overloaded, with the milliseconds until it tries again. Not called for
   * calls with `isBackground`. @default none
   */
  onOverload?: (milliseconds: number) => void;
  /** Value of the readable XSRF cookie, `null` where there is none. @default none */
  xsrfToken?: () => string | null;
  /** Whether the device thinks that it has a network; nothing is retried without. @default the browser's flag */
  isOnline?: () => boolean;
  /**
   * Locks shared by all tabs; `null` for none, as on servers, where every shopper has a client.
   *
   * @default the browser's; where it hides them, as on plain http, leases in its `localStorage`
   */
  locks?: Locks | null;
  /** @default the platform's */
  timers?: Timers;
  /** @default the platform's secure random values */
  random?: Random;
  /** Milliseconds since 1970. @default the device's clock */
  now?: () => number;
  /** Is told of the `Date` of every answer that comes straight from a server, and from no cache. @default none */
  serverClock?: ServerClock;
}

/** The options with nothing left open. */
export interface ClientSettings extends Required<Omit<ClientOptions, 'locks' | 'serverClock'>> {
  serverClock?: ServerClock;
  locks: () => Locks | null;
}

/**
 * Fills in the defaults; those that touch the platform do so only when they are called.
 *
 * @throws {RangeError} when `baseUrl` is not absolute or holds credentials, or no header can carry `version`
 */
export function resolveOptions(options: ClientOptions): ClientSettings {
  const { locks, baseUrl, version } = options;
  if (!isBaseUrl(baseUrl)) throw new RangeError('baseUrl is no absolute address without a name or password in it');
  if (!isHeaderValue(version)) throw new RangeError(`Not a version that a header can carry: ${version}`);
  return {
    platform: () => 'web',
    onSessionEnded: () => undefined,
    onFailure: () => undefined,
    retriesOverload: true,
    onOverload: () => undefined,
    xsrfToken: () => null,
    isOnline: () => (globalThis.navigator as { onLine?: boolean } | undefined)?.onLine !== false,
    timers: systemTimers,
    random: systemRandom,
    now: () => Date.now(),
    ...options,
    locks: locks === undefined ? anyLocks : () => locks,
  };
}

function isBaseUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && `${url.username}${url.password}` === '';
}
