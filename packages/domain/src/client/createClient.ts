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
 * Makes a client over a back end. A call walks: hash passwords → validate → headers and key → timeout and retry → back
 * end → envelope and data → on a 401, one refresh that all waiting calls share, and once more.
 *
 * @throws {RangeError} when `baseUrl` is not absolute or holds credentials, or no header can carry `version`
 * @example
 * const client = createClient({
 *   backend: networkBackend(), baseUrl: location.origin, session, locale: () => 'zh-CN', version: '1.0.0',
 *   passwordHashing: { salt: 'mallard.v1' },
 * });
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
      // readAnswer has checked it against this endpoint's own schema.
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

async function prepare(
  settings: ClientSettings,
  endpoint: Endpoint,
  plain: CallInput,
  { signal, idempotencyKey, isBackground = false }: CallOptions,
): Promise<PreparedCall> {
  const input = await hashPasswords(endpoint.name, plain, (password) =>
    hashPassword(password, settings.passwordHashing),
  );
  validateInput(endpoint, input);
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

/** Sends with the session's token, or with `accessToken` where the caller gives one, which is then not renewed. */
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

/** The session; one whose token no header can carry is over. */
function readSession({ session }: ClientSettings, renewal: Renewal): SessionTokens | null {
  const tokens = session.read();
  if (tokens === null || isHeaderValue(tokens.token)) return tokens;
  renewal.end(tokens.token);
  return null;
}

function isUnauthorized(caught: unknown): boolean {
  return toApiError(caught).kind === 'Unauthorized';
}

/** Waits for something shared, which goes on without this caller when the caller loses interest. */
function untilAborted<T>(shared: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return shared;
  return new Promise((resolve, reject) => {
    const abort = () => reject(new ApiFailure(abortedError()));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    shared.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
