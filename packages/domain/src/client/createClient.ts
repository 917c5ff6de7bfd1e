import type { Endpoint, EndpointData } from '../contract/endpoint.ts';
import { refreshToken } from '../contract/user.ts';
import { ApiFailure, abortedError, toApiError } from '../errors/index.ts';
import { notify } from '../errors/notify.ts';
import { hashPassword } from '../password/index.ts';
import type { CallArguments, CallOptions, Client } from './client.ts';
import { type ClientOptions, type ClientSettings, resolveOptions } from './clientOptions.ts';
import { createRenewal, type Renewal } from './createRenewal.ts';
import { createUuid } from './createUuid.ts';
import { hashPasswords } from './hashPasswords.ts';
import type { CallInput } from './input.ts';
import { isHeaderValue } from './isHeaderValue.ts';
import { type PreparedCall, sendCall } from './sendCall.ts';
import type { SessionTokens } from './session.ts';
import { carriesToken, isRefreshable } from './signInCalls.ts';
import { validateInput } from './validateInput.ts';

/**
 * Creates a client for a back end. Steps of a call:
 *
 * 1. Hash passwords and validate the input.
 * 2. Create headers and the idempotency key.
 * 3. Send, with a timeout and retries.
 * 4. Validate the envelope and the data.
 * 5. On a 401, refresh the session once for all waiting calls, and send again.
 *
 * @throws {RangeError} when `baseUrl` is not absolute or contains credentials, or `version` is not a valid header value
 * @example const client = createClient({
 *   backend: networkBackend(), baseUrl: location.origin, session, locale: () => 'zh-CN', version: '1.0.0',
 *   passwordHashing: { salt: 'mallard.v1' }, });
 */
export function createClient(options: ClientOptions): Client {
  const settings = resolveOptions(options);
  const renewal = createRenewal({
    ...settings,
    requestTokens: async (token, signal) => {
      const call = await prepare(settings, refreshToken, { body: { refreshToken: token } }, { signal });
      return (await sendCall(settings, call, null)) as EndpointData<typeof refreshToken>;
    },
  });

  async function call<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<EndpointData<E>> {
    const [input, callOptions = {}] = args;
    try {
      const prepared = await prepare(settings, endpoint, (input ?? {}) as CallInput, callOptions);
      // readResponse has validated it with the schema of this endpoint.
      return (await sendSignedIn(settings, renewal, prepared, callOptions)) as EndpointData<E>;
    } catch (caught) {
      const error = toApiError(caught);
      if (error.kind !== 'Aborted') notify(settings.onFailure, error, endpoint);
      throw caught;
    }
  }

  return {
    call,
    tryCall: (endpoint, ...args) =>
      call(endpoint, ...args).then(
        (data) => ({ ok: true, data }),
        (caught: unknown) => ({ ok: false, error: toApiError(caught) }),
      ),
  };
}

/** The contract's passwords are hashes. Input of a shop without hashing is validated with this one. */
const UNHASHED = '0'.repeat(64);

async function prepare(
  settings: ClientSettings,
  endpoint: Endpoint,
  plain: CallInput,
  { signal, idempotencyKey, isBackground = false }: CallOptions,
): Promise<PreparedCall> {
  const { passwordHashing } = settings;
  const hashed = await hashPasswords(endpoint.name, plain, async (password) =>
    passwordHashing === null ? UNHASHED : hashPassword(password, passwordHashing),
  );
  validateInput(endpoint, hashed);
  const input = passwordHashing === null ? plain : hashed;
  const requestId = createUuid(settings.random);
  let attempts = 0;
  return {
    endpoint,
    input,
    idempotencyKey: idempotencyKey ?? createUuid(settings.random),
    nextRequestId: () => (attempts++ === 0 ? requestId : `${requestId}.${attempts - 1}`),
    signal,
    isBackground,
  };
}

/** Sends with the session's token, or with `accessToken` of the caller, which is not refreshed. */
async function sendSignedIn(
  settings: ClientSettings,
  renewal: Renewal,
  call: PreparedCall,
  { accessToken, onlyFor }: CallOptions,
): Promise<unknown> {
  if (accessToken !== undefined) return sendCall(settings, call, accessToken);
  const sent = carriesToken(call.endpoint.name) ? readSession(settings, renewal) : null;
  if (onlyFor !== undefined && sent?.userUuid !== onlyFor) throw new ApiFailure(abortedError());
  try {
    return await sendCall(settings, call, sent?.token ?? null);
  } catch (caught) {
    if (sent === null || !isRefreshable(call.endpoint.name) || !isUnauthorized(caught)) throw caught;
    const renewed = await untilAborted(renewal.renew(sent), call.signal);
    if (renewed === null) throw caught;
    if (!isHeaderValue(renewed.token)) {
      renewal.end(renewed.token);
      throw caught;
    }
    return sendCall(settings, call, renewed.token).catch((again: unknown) => {
      if (isUnauthorized(again)) renewal.end(renewed.token);
      throw again;
    });
  }
}

/** Returns the session, and ends one whose token is not a valid header value. */
function readSession({ session }: ClientSettings, renewal: Renewal): SessionTokens | null {
  const tokens = session.read();
  if (tokens === null || isHeaderValue(tokens.token)) return tokens;
  renewal.end(tokens.token);
  return null;
}

function isUnauthorized(caught: unknown): boolean {
  return toApiError(caught).kind === 'Unauthorized';
}

/** Waits for a shared promise, which continues after this caller has aborted. */
function untilAborted<T>(shared: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return shared;
  return new Promise((resolve, reject) => {
    const abort = () => reject(new ApiFailure(abortedError()));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    shared.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
