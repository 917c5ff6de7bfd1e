import { isDeepStrictEqual } from 'node:util';
import type { Endpoint, EndpointRequest } from '@mallard/domain/contract';
import { type Answer, failure, Refusal, refuse, success } from '@mallard/domain/serving';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import type { Call, Route } from './handle.ts';
import { type CallKey, claimKey, REPLAYED, type StoredAnswer, storeAnswer } from './idempotency.ts';
import { checkOwnership } from './ownership.ts';
import { transact } from './runTransaction.ts';

/** A request that was parsed and authorized. */
export interface AdmittedCall {
  route: Route;
  request: EndpointRequest<Endpoint>;
  call: Call;
  /** Idempotency key under which the response is stored. */
  key: CallKey | null;
  /** Time at which the server cancels the request. */
  deadline: Date;
}

/**
 * Runs a handler, in a transaction if the route is transactional. Stores the response if the client sent an idempotency key.
 *
 * @throws {Refusal} or any error of the handler, after a rollback
 */
export async function runRoute(admitted: AdmittedCall): Promise<Answer> {
  const { route, request, call } = admitted;
  const { prepare } = route;
  const prepared = prepare === null ? undefined : await prepare(request, call);
  if (!route.isTransactional) return runHandler(admitted, call.db, prepared);
  const { key } = admitted;
  if (key === null) return transact(call, (tx) => runHandler(admitted, tx, prepared));
  try {
    return await transact(call, (tx) => runOnce(admitted, key, tx, prepared));
  } catch (error) {
    if (!(error instanceof Refusal) || !isFinal(error) || error.code === 'IDEMPOTENCY_MISMATCH') throw error;
    const answer = failure(error, call.messageLocale, call.requestId);
    return transact(call, (tx) => storeFailure(admitted, key, tx, answer));
  }
}

async function runOnce(admitted: AdmittedCall, key: CallKey, tx: Database, prepared: unknown): Promise<Answer> {
  const { route, call } = admitted;
  const stored = await claimKey(tx, key, call.now, route.replay !== null);
  if (stored !== null) return replay(admitted, tx, stored);
  const answer = await runHandler(admitted, tx, prepared);
  if (route.replay === null) await storeAnswer(tx, key, answer);
  return answer;
}

/**
 * Stores a final error as the response, after the transaction with the writes of the handler was rolled back. If another request with
 * the key was executed meanwhile, its response is the one of both.
 */
async function storeFailure(admitted: AdmittedCall, key: CallKey, tx: Database, answer: Answer): Promise<Answer> {
  const stored = await claimKey(tx, key, admitted.call.now);
  if (stored !== null) return replay(admitted, tx, stored);
  await storeAnswer(tx, key, answer);
  return answer;
}

async function replay({ route, call, request }: AdmittedCall, tx: Database, stored: StoredAnswer): Promise<Answer> {
  if (stored !== 'succeeded') return stored;
  if (route.replay === null) throw new Error('An idempotency key was committed without its response');
  const data = await route.replay(request, { ...call, db: tx });
  return { ...success(data, call.messageLocale), headers: REPLAYED };
}

async function runHandler(admitted: AdmittedCall, db: Database, prepared: unknown): Promise<Answer> {
  const { route, request, call, deadline } = admitted;
  if (call.user) await checkOwnership(db, route.endpoint, request, call.user.id);
  const data = await route.run(request, { ...call, db }, prepared);
  // The client already received a timeout error, so the effect must be rolled back.
  if (Date.now() > deadline.getTime()) throw deadlineExceeded();
  if (call.deps.config.checksAnswers) checkAnswer(route.endpoint, data);
  return success(data, call.messageLocale);
}

/** Creates the error for a request that exceeds its deadline. Not OVERLOADED, because clients retry that, and it may always be slow. */
export function deadlineExceeded(): Refusal {
  return refuse('DATABASE', { retryAfter: 5 });
}

function checkAnswer(endpoint: Endpoint, data: unknown): void {
  const result = v.safeParse(endpoint.data, data);
  // Parsing drops undeclared fields, so a difference means that the response leaks a column.
  if (result.success && isDeepStrictEqual(JSON.parse(JSON.stringify(data)), JSON.parse(JSON.stringify(result.output))))
    return;
  const faults = result.issues?.map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`) ?? [
    'undeclared fields',
  ];
  throw new TypeError(`The response of ${endpoint.name} violates its contract: ${faults.join('; ')}`);
}

/** Returns whether retrying can't succeed. Authentication, rate limit and server errors may be different on a retry. */
function isFinal({ status }: Refusal): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}
