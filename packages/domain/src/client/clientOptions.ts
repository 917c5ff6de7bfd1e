import type { Endpoint } from '../contract/endpoint.ts';
import type { ApiError } from '../errors/index.ts';
import type { HashPasswordOptions } from '../password/index.ts';
import { availableLocks } from './availableLocks.ts';
import type { Backend } from './backend.ts';
import { type Random, systemRandom } from './createUuid.ts';
import { isHeaderValue } from './isHeaderValue.ts';
import type { ServerClock } from './serverClock.ts';
import type { Session, SessionTokens } from './session.ts';
import { systemTimers, type Timers } from './timers.ts';
import type { Locks } from './withLock.ts';

/** The layout of the app. */
export type Platform = 'web' | 'mobile' | 'desktop';

/** Options of a client, including everything that varies or has side effects. */
export interface ClientOptions {
  backend: Backend;
  /** Absolute URL: origin of the API, optionally with a path before the contract's. */
  baseUrl: string;
  session: Session;
  /** Called for each request. Returns the language of messages, such as `zh-CN`. */
  locale: () => string;
  /** Version of the app, for the server's log. */
  version: string;
  /** How passwords are hashed before they are sent, as `GET /api/shop` says; `null` sends them as typed, so use HTTPS. */
  passwordHashing: HashPasswordOptions | null;
  /** Called for each request. @default 'web' */
  platform?: () => Platform;
  /**
   * Called once after the server refused to refresh a session, which is cleared by then. Use this to detect the end of
   * a session: an `Unauthorized` error alone may belong to an earlier one.
   */
  onSessionEnded?: (ended: SessionTokens) => void;
  /**
   * Called for each failed call after its last attempt, for logs and reports. Not called for aborted calls. @default
   * none
   */
  onFailure?: (error: ApiError, endpoint: Endpoint) => void;
  /**
   * Whether a call waits and retries when the server is overloaded. Set to false on a server that renders pages.
   * @default true
   */
  retriesOverload?: boolean;
  /**
   * Called when a call waits because the server is overloaded, with the milliseconds until it retries. Not called for
   * calls with `isBackground`. @default none
   */
  onOverload?: (milliseconds: number) => void;
  /** Returns the value of the readable XSRF cookie, or `null`. @default none */
  xsrfToken?: () => string | null;
  /** Whether the device has a network; without one, nothing is retried. @default the browser's flag */
  isOnline?: () => boolean;
  /**
   * Locks shared by all tabs; `null` for none, as on servers, where each shopper has a client.
   *
   * @default the browser's, or leases in its `localStorage` on plain http
   */
  locks?: Locks | null;
  /** @default the platform's */
  timers?: Timers;
  /** @default the platform's secure random values */
  random?: Random;
  /** Milliseconds since 1970. @default the device's clock */
  now?: () => number;
  /** Receives the `Date` of each response that comes directly from a server, not from a cache. @default none */
  serverClock?: ServerClock;
}

/** The options with defaults filled in. */
export interface ClientSettings extends Required<Omit<ClientOptions, 'locks' | 'serverClock'>> {
  serverClock?: ServerClock;
  locks: () => Locks | null;
}

/**
 * Fills in the defaults. Those that access the platform do so only when they are called.
 *
 * @throws {RangeError} when `baseUrl` is not absolute or contains credentials, or `version` is not a valid header value
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
    locks: locks === undefined ? availableLocks : () => locks,
  };
}

function isBaseUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && `${url.username}${url.password}` === '';
}
