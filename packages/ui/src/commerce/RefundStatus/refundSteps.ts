import type { AfterSale } from '@mallard/domain/contract';
import type { AfterSaleStatus } from '@mallard/domain/rules';

/** A completed or upcoming step of a request. */
export interface RefundStep {
  status: string;
  /** Time of the step, ISO 8601; `null` for an upcoming one. */
  time: string | null;
  state: 'done' | 'current' | 'upcoming' | 'failed';
}

const stepsOf: Readonly<Record<string, readonly string[]>> = {
  refundOnly: ['requested', 'approved', 'refunded'] satisfies AfterSaleStatus[],
  returnAndRefund: ['requested', 'approved', 'returning', 'refunded'] satisfies AfterSaleStatus[],
};
const endedEarly: ReadonlySet<string> = new Set(['refused', 'withdrawn', 'lapsed'] satisfies AfterSaleStatus[]);

/** Returns the steps of a request: completed ones, and upcoming ones unless it has ended. */
export function refundSteps({ kind, status, history }: Pick<AfterSale, 'kind' | 'status' | 'history'>): RefundStep[] {
  const past = history.map((entry, index): RefundStep => {
    const isLast = index === history.length - 1;
    if (isLast && endedEarly.has(entry.status)) return { ...entry, state: 'failed' };
    return { ...entry, state: isLast && entry.status !== 'refunded' ? 'current' : 'done' };
  });
  const planned = stepsOf[kind] ?? [];
  const position = planned.indexOf(status);
  const upcoming = position < 0 ? [] : planned.slice(position + 1);
  return [...past, ...upcoming.map((one): RefundStep => ({ status: one, time: null, state: 'upcoming' }))];
}
