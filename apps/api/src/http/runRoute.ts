import { isDeepStrictEqual } from 'node:util';
import type { Endpoint, EndpointRequest } from '@mallard/domain/contract';
import { type Answer, failure, Refusal, refuse, success } from '@mallard/domain/serving';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import type { Call, Route } from './handle.ts';
import { type CallKey, claimKey, storeAnswer } from './idempotency.ts';
import { checkOwnership } from './ownership.ts';
import { transact } from './runTransaction.ts';

/** One call, parsed and let in. */
export interface AdmittedCall {
  route: Route;
  request: EndpointRequest<Endpoint>;
  call: Call;
  /** Where the caller wants its answer kept. */
  key: CallKey | null;
  /** When the server gives up on it. */
  deadline: Date;
}

/**
 * Runs a handler: in one transaction where it may change something, with its answer kept where the caller named a key.
 *
 * @throws {Refusal} or whatever the handler threw; then nothing it did remains
 */
export async function runRoute(admitted: AdmittedCall): Promise<Answer> {
  const { route, request, call } = admitted;
  const { prepare } = route;
  const prepared = prepare === null ? undefined : await call.slot.releaseDuring(() => prepare(request, call));
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

/** A final refusal is an answer too, to be kept; the savepoint undoes what led to it. */
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
  // The answer has been sent: an effect that was reported as failed must not remain.
  if (Date.now() > deadline.getTime()) throw tooLate();
  if (call.deps.config.checksAnswers) checkAnswer(route.endpoint, data);
  return success(data, call.messageLocale);
}

/** The refusal of a call that takes too long. Not OVERLOADED, because clients would repeat a call that is always slow. */
export function tooLate(): Refusal {
  return refuse('DATABASE', { retryAfter: 5 });
}

function checkAnswer(endpoint: Endpoint, data: unknown): void {
  const result = v.safeParse(endpoint.data, data);
  // Parsing drops what the contract does not name: a difference is a column that got out.
  if (result.success && isDeepStrictEqual(JSON.parse(JSON.stringify(data)), JSON.parse(JSON.stringify(result.output))))
    return;
  const faults = result.issues?.map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`) ?? [
    'undeclared fields',
  ];
  throw new TypeError(`${endpoint.name} answers against its contract: ${faults.join('; ')}`);
}

/** Not final: who calls, how often, and how the server feels may be different a moment later. */
function isFinal({ status }: Refusal): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}
