import type { ContractTarget } from './contractTarget.ts';
import { Skipped } from './skipped.ts';

/** Kind of a case. */
export type ContractCaseKind =
  | 'success'
  | 'access'
  | 'ownership'
  | 'input'
  | 'idempotency'
  | 'parallel'
  | 'paging'
  | 'refresh'
  | 'rule'
  | 'status'
  | 'service';

/** A requirement of the contract, for any test runner. */
export interface ContractCase {
  /** A unique sentence: `addToCart refuses bad input`. */
  readonly name: string;
  /** Name of the tested endpoint, or `*` for the service as a whole. */
  readonly endpoint: string;
  readonly kind: ContractCaseKind;
  /**
   * Runs the case.
   *
   * @returns whether it passed; `skipped` says why it could not run on this target
   * @throws {ContractViolation} with the behavior of the back end and the requirement
   */
  run(target: ContractTarget): Promise<ContractOutcome>;
}

export interface ContractOutcome {
  skipped?: string;
}

/** Creates a case; a {@link Skipped} that it throws becomes its outcome. */
export function defineCase(
  kind: ContractCaseKind,
  endpoint: string,
  sentence: string,
  tryOn: (target: ContractTarget) => Promise<void>,
): ContractCase {
  return {
    name: `${endpoint} ${sentence}`,
    endpoint,
    kind,
    async run(target) {
      try {
        await tryOn(target);
        return {};
      } catch (caught) {
        if (caught instanceof Skipped) return { skipped: caught.message };
        throw caught;
      }
    },
  };
}
