import { refuse } from '@mallard/domain/serving';

/** Maximum bytes of request bodies in flight: per caller, and in the whole process. */
export interface BudgetLimits {
  perCaller: number;
  perProcess: number;
}

/**
 * Reserves bytes for a body before it is read.
 *
 * @param callers keys of the caller, such as account and address
 * @returns releases the bytes; call it once
 * @throws {Refusal} RATE_LIMITED when the caller has too many bytes in flight; OVERLOADED when the process has
 */
export type ReserveBytes = (callers: readonly string[], bytes: number) => () => void;

/** Limits the memory or disk space of request bodies in flight, regardless of the number of connections. */
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
