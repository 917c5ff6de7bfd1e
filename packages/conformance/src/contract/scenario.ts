import type { CallInput } from '@mallard/domain/client';
import type { Endpoint, EndpointInput } from '@mallard/domain/contract';
import type { RunContext, Shopper } from './runContext.ts';
import { Skipped } from './skipped.ts';
import type { WireCall } from './wireRequest.ts';

/** A call that must succeed now. */
export interface ScenarioCall<Input = CallInput> {
  /** As sent: passwords are hashed. */
  input: Input;
  /** The caller; `null` for none. */
  shopper: Shopper | null;
  /** See {@link WireCall.sign}. */
  sign?: WireCall['sign'];
}

/** How to prepare a successful call of one endpoint, and how to check its effect. */
interface ScenarioParts<Input> {
  /**
   * Brings the shop into a state in which the call succeeds. May be called several times in a run.
   *
   * @throws {Skipped} when the target lacks a hook for it
   */
  prepare(context: RunContext): Promise<ScenarioCall<Input>>;
  /**
   * Prepares a valid call that the state of the shop refuses, for cases about earlier refusals, when `prepare` is
   * skipped.
   */
  prepareRefused?(context: RunContext): Promise<ScenarioCall<Input>>;
  /** Prepares a list of several entries for paging. @default `prepare` */
  prepareList?(context: RunContext): Promise<ScenarioCall<Input>>;
  /** Returns another valid input with a different body, which must be refused under the same key. */
  other?(input: Input): Input;
  /** Counts the effects of the call, to check that a repetition has none. */
  count?(call: ScenarioCall<Input>, context: RunContext): Promise<number>;
  /** Checks the effect of the call; throws a {@link ContractViolation}. */
  verify?(call: ScenarioCall<Input>, context: RunContext, data: unknown): Promise<void>;
}

export interface Scenario extends ScenarioParts<CallInput> {
  readonly endpoint: Endpoint;
}

/** Declares the scenario of an endpoint, with a typed input. */
export function scenario<E extends Endpoint>(endpoint: E, parts: ScenarioParts<EndpointInput<E>>): Scenario {
  // An endpoint's input is a call input; the case passes back the one that it prepared.
  return { endpoint, ...(parts as unknown as ScenarioParts<CallInput>) };
}

/** Prepares a call for a case that makes it invalid: one that would succeed, or at least a valid one. */
export async function prepareToBeRefused(
  { prepare, prepareRefused }: Scenario,
  context: RunContext,
): Promise<ScenarioCall> {
  try {
    return await prepare(context);
  } catch (caught) {
    if (prepareRefused && caught instanceof Skipped) return prepareRefused(context);
    throw caught;
  }
}

/** Declares the scenario of a call that needs only its input: without a caller, or for the shared shopper. */
export function simply<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Scenario {
  return scenario(endpoint, {
    prepare: async (context) => ({ input, shopper: endpoint.access === 'member' ? await context.shopper() : null }),
  });
}
