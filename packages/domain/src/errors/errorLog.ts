import * as v from 'valibot';
import { ERROR_LOG_KEY, type Store } from '../storage/createStore.ts';
import { isApiError } from './apiError.ts';
import { ApiFailure } from './apiFailure.ts';
import { notify } from './notify.ts';
import { redact, redactUrl } from './redact.ts';

/** Maximum number of entries. */
export const ERROR_LOG_SIZE = 100;

/** Maximum size of the log as text, in UTF-16 units. */
const MAX_LENGTH = 64 * 1024;

/** Typical size of an entry without a stack. */
const BARE_LENGTH = 300;

/** Milliseconds for which the same invalid response is not logged again. */
const REPEAT_MS = 60_000;

/** Allowed keys of a context; others might be personal. */
const contextKeys = [
  'route',
  'endpoint',
  'requestId',
  'locale',
  'layout',
  'network',
  'release',
  'component',
  'state',
] as const;
export type ErrorContext = { readonly [Key in (typeof contextKeys)[number]]?: string };

const errorLogEntry = v.object({
  type: v.string(),
  error: v.object({
    name: v.string(),
    message: v.string(),
    stack: v.exactOptional(v.string()),
    code: v.exactOptional(v.string()),
    status: v.exactOptional(v.number()),
    url: v.exactOptional(v.string()),
    method: v.exactOptional(v.string()),
  }),
  /** ISO 8601 in UTC. */
  timestamp: v.string(),
  context: v.record(v.string(), v.string()),
});
export type ErrorLogEntry = v.InferOutput<typeof errorLogEntry>;

/** Facts about a failure from the caller. */
export interface ErrorCircumstances {
  /**
   * Where it was caught, such as `render` or `unhandledRejection`. @default 'api' for failures of calls, else 'runtime'
   */
  type?: string;
  url?: string;
  method?: string;
  context?: ErrorContext;
}

export interface ErrorLogOptions {
  store: Store;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called with each new entry, already redacted, for example by a reporter. @default none */
  onEntry?: (entry: ErrorLogEntry) => void;
}

export interface ErrorLog {
  /** Logs a redacted failure. Ignores aborted calls. */
  add(caught: unknown, circumstances?: ErrorCircumstances): void;
  /** Returns the entries, newest first. */
  list(): ErrorLogEntry[];
  clear(): void;
}

/**
 * Creates a log of the newest failures of this browser, without personal data.
 *
 * @example
 * const log = createErrorLog({ store, now: Date.now });
 * const client = createClient({
 *   ...options,
 *   onFailure: (error, { name, method, path }) => log.add(error, { method, url: path, context: { endpoint: name } }),
 * });
 */
export function createErrorLog({ store, now, onEntry }: ErrorLogOptions): ErrorLog {
  const entry = store.entry({ key: ERROR_LOG_KEY, version: 1, schema: v.array(errorLogEntry), fallback: () => [] });

  return {
    add(caught, circumstances = {}) {
      const logged = readEntry(caught, circumstances, now());
      if (!logged) return;
      const before = entry.read();
      if (isRepeat(logged, before)) return;
      entry.write(fit([logged, ...before].slice(0, ERROR_LOG_SIZE)));
      if (onEntry) notify(onEntry, logged);
    },
    list: () => entry.read(),
    clear: () => entry.clear(),
  };
}

/** Limits the size of the log: the oldest entries lose their stacks, then are removed. */
function fit(entries: readonly ErrorLogEntry[]): ErrorLogEntry[] {
  const fitted: ErrorLogEntry[] = [];
  // Reserves space for bare entries, so that a few long stacks do not remove all others.
  let room = MAX_LENGTH - entries.length * BARE_LENGTH;
  for (const entry of entries) {
    const { stack: _, ...error } = entry.error;
    for (const candidate of [entry, { ...entry, error }]) {
      const size = JSON.stringify(candidate).length + 1;
      if (size > room + BARE_LENGTH) continue;
      fitted.push(candidate);
      room -= size - BARE_LENGTH;
      break;
    }
  }
  return fitted;
}

/** A thrown value may throw when it is read, which is then logged. */
function readEntry(caught: unknown, about: ErrorCircumstances, now: number): ErrorLogEntry | undefined {
  try {
    return toEntry(caught, about, now);
  } catch {
    return toEntry(new Error('Unreadable'), about, now);
  }
}

function toEntry(caught: unknown, about: ErrorCircumstances, now: number): ErrorLogEntry | undefined {
  const api = caught instanceof ApiFailure ? caught.error : isApiError(caught) ? caught : undefined;
  if (api?.kind === 'Aborted') return undefined;
  const error = caught instanceof Error ? caught : undefined;
  const stack = framesOf(error?.stack);
  return {
    type: clip(about.type ?? (api ? 'api' : 'runtime'), 40),
    error: {
      name: clip(api ? 'ApiFailure' : error ? nameOf(error) : typeof caught, 100),
      // A server's message may contain names; kind and code are enough.
      message: clip(
        api
          ? `${api.kind}${api.kind === 'Malformed' ? ` ${api.endpoint} ${api.path}` : ''}`
          : String(error?.message ?? ''),
        1000,
      ),
      ...(stack ? { stack } : {}),
      ...(api ? { code: clip(api.code, 60) } : {}),
      ...(Number.isFinite(api?.status) ? { status: Number(api?.status) } : {}),
      ...(about.url === undefined ? {} : { url: clip(redactUrl(about.url), 500) }),
      ...(about.method === undefined ? {} : { method: clip(about.method, 10) }),
    },
    timestamp: new Date(now).toISOString(),
    context: contextOf({ ...(api?.requestId ? { requestId: api.requestId } : {}), ...about.context }),
  };
}

/** Returns the name of a standard error: any other name could be personal. */
function nameOf({ name }: Error): string {
  return /^(?:[A-Z][A-Za-z]*)?(?:Error|Exception|Failure)$/.test(name) ? name : 'Error';
}

function contextOf(context: ErrorContext): Record<string, string> {
  const contextEntries = contextKeys.flatMap((key) => {
    const text = context[key];
    if (typeof text !== 'string') return [];
    if (key === 'requestId') return /^[\w.-]{1,64}$/.test(text) ? [[key, text]] : [];
    return [[key, clip(key === 'route' ? redactUrl(text) : text, 200)]];
  });
  return Object.fromEntries(contextEntries);
}

/** Returns the frames of a stack, without the message that some engines add before them. */
function framesOf(stack: string | undefined): string {
  const frames = (stack ?? '').split('\n').filter((line) => /^\s*at |@.*:\d+(:\d+)?$/.test(line));
  return clip(frames.join('\n'), 4000);
}

function isRepeat(entry: ErrorLogEntry, before: readonly ErrorLogEntry[]): boolean {
  if (entry.error.code !== 'MALFORMED') return false;
  const since = Date.parse(entry.timestamp) - REPEAT_MS;
  return before.some((one) => one.error.message === entry.error.message && Date.parse(one.timestamp) > since);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: U+0000 and lone surrogates are what a database cannot store
const UNSTORABLE = /[\u0000\p{Surrogate}]/gu;

/** Returns redacted and shortened text. */
function clip(text: string, length: number): string {
  return redact(text).slice(0, length).replace(UNSTORABLE, '\ufffd');
}
