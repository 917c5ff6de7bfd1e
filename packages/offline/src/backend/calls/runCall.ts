import type { Endpoint, EndpointRequest } from '@mallard/domain/contract';
import { SUCCESS } from '@mallard/domain/contract';
import { type Answer, failure, Refusal, success } from '@mallard/domain/serving';
import { checkOwnership } from './checkOwnership.ts';
import type { OfflineCall, OfflineRoute } from './offlineCall.ts';
import { type CallKey, cacheResponse, findAnswer } from './storedResponses.ts';

/** A parsed and authorized call. */
export interface AdmittedCall {
  route: OfflineRoute;
  request: EndpointRequest<Endpoint>;
  call: OfflineCall;
  prepared: unknown;
  /** Key for storing the response. */
  key: CallKey | null;
  requestId: string;
}

/** A response, and the state of the shop after it. */
export interface CallResult {
  answer: Answer;
  state: OfflineCall['state'];
}

/**
 * Runs a handler on a copy of the state, and stores its response if the call has a key. Changes of a refused call are
 * dropped, unless its route keeps them.
 */
export function runCall(admitted: AdmittedCall): CallResult {
  const { route, call, key } = admitted;
  const before = call.state;
  if (route.endpoint.method === 'GET') return { answer: respond(runHandler(admitted), admitted), state: before };
  try {
    const stored = key && findAnswer(before, key);
    if (stored) return { answer: respond(stored, admitted), state: before };
  } catch (error) {
    return { answer: refusedAs(error, admitted), state: before };
  }
  const state = copyOfState(before);
  const onCopy = { ...admitted, call: copyOf(call, state) };
  const answer = runHandler(onCopy);
  const after = answer.error === undefined || route.keepsChangesOnRefusal ? state : { ...before };
  if (key && isFinal(answer.status)) cacheResponse(after, key, answer);
  return { answer: respond(answer, onCopy), state: after };
}

/** Creates the response of a handler's result; a refusal is a response already. */
function respond(answer: Answer, { route, call }: AdmittedCall): Answer {
  return answer.status === SUCCESS ? { ...answer, data: route.respond(answer.data, call) } : answer;
}

/**
 * Copies a state before changes. Stored responses are not copied, because they are numerous and only ever added to a
 * new list.
 */
function copyOfState({ answers, ...clonedState }: OfflineCall['state']): OfflineCall['state'] {
  return { ...structuredClone(clonedState), answers };
}

/** Returns the same call with another state, in which the user is looked up again, because handlers change it. */
function copyOf(call: OfflineCall, state: OfflineCall['state']): OfflineCall {
  const user = state.users.find(({ id }) => id === call.caller?.user.id);
  const session = state.sessions.find(({ id }) => id === call.caller?.session.id);
  return { ...call, state, caller: user && session ? { user, session } : null };
}

function runHandler(admitted: AdmittedCall): Answer {
  const { route, request, call, prepared } = admitted;
  try {
    if (call.caller) checkOwnership(call.state, route.endpoint, request, call.caller.user.id);
    return success(route.run(request, call, prepared), call.messageLocale);
  } catch (error) {
    return refusedAs(error, admitted);
  }
}

function refusedAs(error: unknown, { call, requestId }: AdmittedCall): Answer {
  if (!(error instanceof Refusal)) throw error;
  return failure(error, call.messageLocale, requestId);
}

/** Other statuses depend on the session or on rate limits, so a repetition may succeed. */
function isFinal(status: number): boolean {
  return status < 500 && status !== 401 && status !== 429;
}
