import { orderStatuses } from '@mallard/domain/rules';
import { expect, it } from 'vitest';
import { canStillChange } from './orderLines.ts';

it('returns true for every status except completed and cancelled, also for an unknown one', () => {
  const statuses = [...orderStatuses, 'teleported'];
  expect(statuses.filter((status) => canStillChange({ status }))).toEqual([
    'unpaid',
    'unshipped',
    'shipped',
    'teleported',
  ]);
});
