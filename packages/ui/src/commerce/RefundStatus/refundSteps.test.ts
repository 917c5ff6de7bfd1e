import { describe, expect, it } from 'vitest';
import { refundSteps } from './refundSteps.ts';

const time = '2026-11-20T08:00:00.000Z';
const stepsOf = (kind: string, ...statuses: string[]) =>
  refundSteps({
    kind,
    status: statuses.at(-1) ?? '',
    history: statuses.map((status) => ({ status, time })),
  }).map(({ status, state }) => `${status} ${state}`);

describe('refundSteps', () => {
  it('includes upcoming steps', () => {
    expect(stepsOf('returnAndRefund', 'requested', 'approved')).toEqual([
      'requested done',
      'approved current',
      'returning upcoming',
      'refunded upcoming',
    ]);
    expect(stepsOf('refundOnly', 'requested')).toEqual(['requested current', 'approved upcoming', 'refunded upcoming']);
  });

  it('ends where the request ended', () => {
    expect(stepsOf('refundOnly', 'requested', 'refused')).toEqual(['requested done', 'refused failed']);
    expect(stepsOf('refundOnly', 'requested', 'approved', 'refunded').at(-1)).toBe('refunded done');
  });

  it('shows no upcoming steps for an unknown status or kind', () => {
    expect(stepsOf('refundOnly', 'requested', 'escalated')).toEqual(['requested done', 'escalated current']);
    expect(stepsOf('exchange', 'requested')).toEqual(['requested current']);
  });
});
