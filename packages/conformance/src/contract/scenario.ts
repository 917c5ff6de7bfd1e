import type { CallInput } from '@mallard/domain/client';
import type { Endpoint, EndpointInput } from '@mallard/domain/contract';
import { Skipped } from './skipped.ts';
import type { WireCall } from './wire.ts';
import type { Shopper, World } from './world.ts';

/** A call that must succeed now. */
export interface ScenarioCall<Input = CallInput> {
  /** As it travels: passwords are hashes already. */
  input: Input;
  /** Who calls; `null` for nobody. */
  shopper: Shopper | null;
  /** See {@link WireCall.sign}. */
  sign?: WireCall['sign'];
}

/** How one endpoint comes to a call that succeeds, and what can be seen of it. */
interface ScenarioParts<Input> {
  /**
   * Brings the shop into a state in which the call succeeds. May be called several times in a run.
   *
   * @throws {Skipped} when the target lacks a hook for it
   */
  prepare(world: World): Promise<ScenarioCall<Input>>;
  /**
   * Prepares a well-formed call that the state of the shop refuses, for cases in which something else is refused before;
   * where `prepare` is skipped.
   */
  prepareRefused?(world: World): Promise<ScenarioCall<Input>>;
  /** Prepares a list of several entries, to be paged through. @default `prepare` */
  prepareList?(world: World): Promise<ScenarioCall<Input>>;
  /** Another valid input that differs in the body, for the same key must not serve both. */
  other?(input: Input): Input;
  /** Counts what the call makes, so that a repeated one can be seen to make no more. */
  count?(call: ScenarioCall<Input>, world: World): Promise<number>;
  /** Looks at what the call left behind; throws a {@link ContractViolation}. */
  verify?(call: ScenarioCall<Input>, world: World, data: unknown): Promise<void>;
}

export interface Scenario extends ScenarioParts<CallInput> {
  readonly endpoint: Endpoint;
}

/** Declares the scenario of an endpoint, with its input typed. */
export function scenario<E extends Endpoint>(endpoint: E, parts: ScenarioParts<EndpointInput<E>>): Scenario {
  // An endpoint's input is a call input; the case that prepared it hands the same one back.
  return { endpoint, ...(parts as unknown as ScenarioParts<CallInput>) };
}

/** A call to be refused for what the case makes wrong of it: one that would succeed, else one that at least is well formed. */
export async function prepareToBeRefused({ prepare, prepareRefused }: Scenario, world: World): Promise<ScenarioCall> {
  try {
    return await prepare(world);
  } catch (caught) {
    if (prepareRefused && caught instanceof Skipped) return prepareRefused(world);
    throw caught;
  }
}

/** The scenario of a call that needs nothing but its input: by nobody, or in the name of the shared shopper. */
export function simply<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Scenario {
  return scenario(endpoint, {
    prepare: async (world) => ({ input, shopper: endpoint.access === 'member' ? await world.shopper() : null }),
  });
}
