import { ApiFailure, abortedError, networkError, timeoutError, unknownError } from '../errors/index.ts';
import type { Backend } from './backend.ts';
import { readText } from './readText.ts';
import type { Timers } from './timers.ts';

/** A complete response, not yet parsed. */
export interface Answer {
  status: number;
  ok: boolean;
  headers: Headers;
  /** The URL after redirects; `''` if the back end has none. */
  url: string;
  isRedirected: boolean;
  /** `null` when the body was longer than the limit. */
  text: string | null;
  requestId: string;
}

interface Limits {
  /** Milliseconds for headers and body together. */
  timeout: number;
  signal: AbortSignal | undefined;
  timers: Timers;
  requestId: string;
}

/**
 * Sends one request and reads its response, within one time limit.
 *
 * @throws {ApiFailure} `Aborted` by the caller's signal, `Timeout` after the limit, `Network` when it did not arrive,
 *   `Unknown` for any other error of the back end
 */
export async function exchange(
  backend: Backend,
  createRequest: (signal: AbortSignal) => Request,
  { timeout, signal, timers, requestId }: Limits,
): Promise<Answer> {
  const controller = new AbortController();
  const request = createRequest(controller.signal);
  // A back end in the same process may ignore the signal.
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
  });
  const abort = () => controller.abort(new ApiFailure(abortedError({ requestId })));
  if (signal?.aborted) throw new ApiFailure(abortedError({ requestId }));
  signal?.addEventListener('abort', abort, { once: true });
  const timer = timers.setTimeout(() => controller.abort(new ApiFailure(timeoutError({ requestId }))), timeout);
  try {
    return await Promise.race([answerTo(backend, request, requestId), stopped]);
  } catch (caught) {
    throw controller.signal.aborted ? controller.signal.reason : toFailure(caught, requestId);
  } finally {
    timers.clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

async function answerTo(backend: Backend, request: Request, requestId: string): Promise<Answer> {
  const response = await backend(request);
  const { status, ok, headers, url, redirected } = response;
  return {
    status,
    ok,
    headers,
    url,
    isRedirected: redirected,
    text: await readText(response, request.signal),
    requestId,
  };
}

function toFailure(cause: unknown, requestId: string): ApiFailure {
  if (cause instanceof ApiFailure) return cause;
  const isNetwork = cause instanceof TypeError || (cause instanceof Error && cause.name === 'NetworkError');
  return new ApiFailure(isNetwork ? networkError({ requestId }) : unknownError({ requestId }), { cause });
}
