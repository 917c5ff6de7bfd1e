import { contentLocaleOf } from '@mallard/domain/messages';
import {
  type Answer,
  DEADLINE_MS,
  parseRequest,
  Refusal,
  readQuery,
  refuse,
  toResponse,
  UPLOAD_MS,
} from '@mallard/domain/serving';
import type { Handler } from 'hono';
import type { CallContext, CallEnv } from './context.ts';
import { createStoredIds, type StoredIds } from './createStoredIds.ts';
import type { Deps } from './deps.ts';
import type { Call, Route } from './handle.ts';
import { type CallKey, hashCall } from './idempotency.ts';
import { NO_SLOT, type Slot } from './limits/createAdmission.ts';
import { type Hit, limitCaller, limitContent, rateLimitKeysOf, returnHits } from './limits/enforceLimits.ts';
import { describeFault } from './logging/describeFault.ts';
import { receiveBody } from './receiveBody.ts';
import { getCallGroup } from './requestMetadata.ts';
import { isShared, respondShared } from './responses/respondShared.ts';
import { deadlineExceeded, runRoute } from './runRoute.ts';
import { authenticate } from './sessions/authenticate.ts';

/** Creates the Hono handler of a route: authenticates, parses, enforces limits and runs it, as its endpoint descriptor declares. */
export function answerCall(route: Route, deps: Deps): Handler<CallEnv> {
  const toStoredIds = createStoredIds(route.endpoint);
  const patience = route.endpoint.encoding === 'multipart' ? UPLOAD_MS + DEADLINE_MS : DEADLINE_MS;
  const run = async (context: CallContext) => {
    const deadline = new Date(Date.now() + patience);
    const cookies: string[] = [];
    const setCookie = (cookie: string) => void cookies.push(cookie);
    const answer = await withinDeadline(admit(context, route, { deps, deadline, setCookie, toStoredIds }), patience);
    const response = toResponse(answer);
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
    return response;
  };
  return async (context) => {
    context.set('template', route.endpoint.path);
    if (isShared(route.endpoint, context.req.raw)) return respondShared(route, context, deps, () => run(context));
    const response = await run(context);
    if (route.changesPublicData !== null) deps.publicData.changed(route.changesPublicData);
    return response;
  };
}

interface RequestOptions extends Pick<Call, 'deps' | 'setCookie'> {
  deadline: Date;
  toStoredIds: ReturnType<typeof createStoredIds>;
}

function admit(context: CallContext, route: Route, requestOptions: RequestOptions): Promise<Answer> {
  const run = (slot: Slot) => authorizeAndRun(context, route, requestOptions, slot);
  if (route.admission === 'always') return run(NO_SLOT);
  return requestOptions.deps.admit(run, route.admission === 'first', getCallGroup(context.req.raw));
}

async function authorizeAndRun(
  context: CallContext,
  route: Route,
  { deps, deadline, setCookie, toStoredIds }: RequestOptions,
  slot: Slot,
): Promise<Answer> {
  const { endpoint } = route;
  const now = deps.clock();
  const isAnonymous = endpoint.access === 'signed' || route.admission === 'always';
  const authorization = isAnonymous ? undefined : context.req.header('authorization');
  const user = await authenticate(authorization, deps, now, route.takesExpiredToken);
  if (user !== null) context.set('userId', user.id);
  if (endpoint.access === 'member' && user === null) throw refuse('UNAUTHORIZED');
  const { locale, requestId, address } = context.var;
  const caller = {
    db: deps.db,
    user,
    locale: contentLocaleOf(locale),
    messageLocale: locale,
    now,
    requestId,
    address,
    deps,
  };
  const hits: Hit[] = [];
  try {
    await limitCaller(route, caller, hits);
    return await receiveAndRun(context, { route, caller, setCookie, deadline, toStoredIds, slot, hits });
  } catch (error) {
    // OVERLOADED requests don't count against rate limits, because the client is expected to retry.
    if (error instanceof Refusal && error.code === 'OVERLOADED') await returnHits(hits, caller);
    throw error;
  }
}

interface ReceivingCall {
  route: Route;
  caller: Omit<Call, 'raw' | 'slot' | 'setCookie'>;
  setCookie: Call['setCookie'];
  deadline: Date;
  toStoredIds: RequestOptions['toStoredIds'];
  slot: Slot;
  hits: Hit[];
}

async function receiveAndRun(
  context: CallContext,
  { route, caller, setCookie, deadline, toStoredIds, slot, hits }: ReceivingCall,
): Promise<Answer> {
  const { endpoint } = route;
  const { deps, user, requestId } = caller;
  let release = async () => {};
  let restore: StoredIds['restore'] = (value) => value;
  const receive = async () => {
    const callers = rateLimitKeysOf(caller);
    const body = await receiveBody(endpoint, context.req.raw, { callers, dataDir: deps.config.dataDir });
    release = body.release;
    return body;
  };
  try {
    const body = context.req.raw.body === null ? await receive() : await slot.releaseDuring(receive);
    const { searchParams, pathname, search } = new URL(context.req.url);
    const stored = toStoredIds(
      parseRequest(endpoint, { params: context.req.param(), query: readQuery(searchParams), body: body.value }),
    );
    const { request } = stored;
    restore = stored.restore;
    const raw = { headers: context.req.raw.headers, body: body.bytes };
    const call: Call = { ...caller, raw, slot, setCookie };
    await limitContent(route, request, call, hits);
    const key = keyOf(context, route, user?.id, hashCall(`${pathname}${search}`, body.bytes));
    const answer = await runRoute({ route, request, call, key, deadline });
    return { ...answer, data: restore(answer.data) };
  } catch (error) {
    if (!(error instanceof Refusal) || error.options.details === undefined) throw error;
    throw refuse(error.code, { ...error.options, details: restore(error.options.details) });
  } finally {
    // Runs even when the request is rejected after its body was received.
    await release().catch((error: unknown) => {
      deps.logger.warn({ requestId, fault: describeFault(error) }, 'Could not remove the temporary files of a form');
    });
  }
}

function keyOf(
  context: CallContext,
  { endpoint }: Route,
  userId: string | undefined,
  bodyHash: string,
): CallKey | null {
  const key = context.req.header('idempotency-key');
  if (endpoint.repeat !== 'keyed' || key === undefined) return null;
  if (!/^[\w-]{8,128}$/.test(key)) throw refuse('VALIDATION', { fields: { 'Idempotency-Key': 'FORMAT' } });
  return { scope: userId ?? 'anonymous', endpoint: endpoint.name, key, bodyHash };
}

/**
 * Answers with a timeout error after `patience` milliseconds. A handler that finishes later rolls back, because it checks the
 * deadline too. Only a transaction that is already committing is not rolled back.
 */
async function withinDeadline<T>(work: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(deadlineExceeded()), patience);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
