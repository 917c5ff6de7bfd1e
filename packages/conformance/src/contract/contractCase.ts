import type { ContractTarget } from './contractTarget.ts';
import { Skipped } from './skipped.ts';

/** What a case tries. */
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

/** One thing that a back end of the contract must do, for any test runner. */
export interface ContractCase {
  /** A sentence, unique over all cases: `addToCart refuses bad input`. */
  readonly name: string;
  /** Name of the endpoint that is tried, or `*` for the service as a whole. */
  readonly endpoint: string;
  readonly kind: ContractCaseKind;
  /**
   * Tries it.
   *
   * @returns whether it passed; `skipped` says why it could not be tried on this target
   * @throws {ContractViolation} saying what the back end did and what the contract wants
   */
  run(target: ContractTarget): Promise<ContractOutcome>;
}

export interface ContractOutcome {
  skipped?: string;
}

/** Makes a case; a {@link Skipped} inside becomes its outcome. */
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
