import { isDeepStrictEqual } from 'node:util';
import type { Endpoint, EndpointRequest } from '@mallard/domain/contract';
import { type Answer, failure, Refusal, refuse, success } from '@mallard/domain/serving';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import type { Call, Route } from './handle.ts';
import { type CallKey, claimKey, storeAnswer } from './idempotency.ts';
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
  return transact(call, (tx) => runOnce(admitted, tx, prepared));
}

async function runOnce(admitted: AdmittedCall, tx: Database, prepared: unknown): Promise<Answer> {
  const { call, key } = admitted;
  if (key === null) return runHandler(admitted, tx, prepared);
  const stored = await claimKey(tx, key, call.now);
  if (stored !== null) return stored;
  const answer = await runToAnswer(admitted, tx, prepared);
  await storeAnswer(tx, key, answer);
  return answer;
}

/** Runs the handler in a savepoint, so that a final error rolls back its writes but can still be stored as the response. */
async function runToAnswer(admitted: AdmittedCall, tx: Database, prepared: unknown): Promise<Answer> {
  try {
    return await tx.transaction((savepoint) => runHandler(admitted, savepoint, prepared));
  } catch (error) {
    if (!(error instanceof Refusal) || !isFinal(error)) throw error;
    return failure(error, admitted.call.messageLocale, admitted.call.requestId);
  }
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
