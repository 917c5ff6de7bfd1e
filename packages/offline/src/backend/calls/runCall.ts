import type { Endpoint, EndpointRequest } from '@mallard/domain/contract';
import { SUCCESS } from '@mallard/domain/contract';
import { type Answer, failure, Refusal, success } from '@mallard/domain/serving';
import { checkOwnership } from './checkOwnership.ts';
import { type CallKey, cacheResponse, findAnswer } from './keptAnswers.ts';
import type { OfflineCall, OfflineRoute } from './offlineCall.ts';

/** One call, parsed and let in. */
export interface AdmittedCall {
  route: OfflineRoute;
  request: EndpointRequest<Endpoint>;
  call: OfflineCall;
  prepared: unknown;
  /** Where the caller wants its answer kept. */
  key: CallKey | null;
  requestId: string;
}

/** An answer, and the state of the shop after it. */
export interface CallResult {
  answer: Answer;
  state: OfflineCall['state'];
}

/**
 * Runs a handler on a copy of the state, with its answer kept where the caller named a key. What a refused call did is not
 * in the state that comes back, unless its route says so.
 */
export function runCall(admitted: AdmittedCall): CallResult {
  const { route, call, key } = admitted;
  const before = call.state;
  if (route.endpoint.method === 'GET') return { answer: tell(runHandler(admitted), admitted), state: before };
  try {
    const kept = key && findAnswer(before, key);
    if (kept) return { answer: tell(kept, admitted), state: before };
  } catch (error) {
    return { answer: refusedAs(error, admitted), state: before };
  }
  const state = copyOfState(before);
  const onCopy = { ...admitted, call: copyOf(call, state) };
  const answer = runHandler(onCopy);
  const after = answer.error === undefined || route.keepsRefused ? state : { ...before };
  if (key && isFinal(answer.status)) cacheResponse(after, key, answer);
  return { answer: tell(answer, onCopy), state: after };
}

/** Answers with what a handler has come to; a refusal is an answer already. */
function tell(answer: Answer, { route, call }: AdmittedCall): Answer {
  return answer.status === SUCCESS ? { ...answer, data: route.tell(answer.data, call) } : answer;
}

/** A state to be changed. Answers are many, and only ever added to a new list. */
function copyOfState({ answers, ...rest }: OfflineCall['state']): OfflineCall['state'] {
  return { ...structuredClone(rest), answers };
}

/** The same call over another state; who calls is looked up in it, for handlers change what they find. */
function copyOf(call: OfflineCall, state: OfflineCall['state']): OfflineCall {
  const user = state.users.find(({ id }) => id === call.who?.user.id);
  const session = state.sessions.find(({ id }) => id === call.who?.session.id);
  return { ...call, state, who: user && session ? { user, session } : null };
}

function runHandler(admitted: AdmittedCall): Answer {
  const { route, request, call, prepared } = admitted;
  try {
    if (call.who) checkOwnership(call.state, route.endpoint, request, call.who.user.id);
    return success(route.run(request, call, prepared), call.messageLocale);
  } catch (error) {
    return refusedAs(error, admitted);
  }
}

function refusedAs(error: unknown, { call, requestId }: AdmittedCall): Answer {
  if (!(error instanceof Refusal)) throw error;
  return failure(error, call.messageLocale, requestId);
}

/** Not final: who calls and how often may be different a moment later. */
function isFinal(status: number): boolean {
  return status < 500 && status !== 401 && status !== 429;
}
