import { refuse } from '@mallard/domain/serving';

/** Bytes of bodies that may be under way at once: of one caller, and in the whole process. */
export interface BudgetLimits {
  perCaller: number;
  perProcess: number;
}

/**
 * Sets bytes aside for a body, before any of it is read.
 *
 * @param callers what the caller is counted as, such as account and address
 * @returns gives them back; to be called once
 * @throws {Refusal} RATE_LIMITED when a caller has too many under way; OVERLOADED when the process has
 */
export type ReserveBytes = (callers: readonly string[], bytes: number) => () => void;

/** Bounds the memory or disk that bodies can take up while they arrive, however many connections send them. */
export function createByteBudget({ perCaller, perProcess }: BudgetLimits): ReserveBytes {
  const reserved = new Map<string, number>();
  let total = 0;
  const add = (callers: readonly string[], bytes: number) => {
    total += bytes;
    for (const caller of callers) {
      const sum = (reserved.get(caller) ?? 0) + bytes;
      if (sum > 0) reserved.set(caller, sum);
      else reserved.delete(caller);
    }
  };
  return (callers, bytes) => {
    if (callers.some((caller) => (reserved.get(caller) ?? 0) + bytes > perCaller))
      throw refuse('RATE_LIMITED', { retryAfter: 5 });
    if (total + bytes > perProcess) throw refuse('OVERLOADED', { retryAfter: 5 });
    add(callers, bytes);
    return () => add(callers, -bytes);
  };
}
