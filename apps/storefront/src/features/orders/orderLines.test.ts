import { orderStatuses } from '@mallard/domain/rules';
import { expect, it } from 'vitest';
import { canStillChange } from './orderLines.ts';

it('expects news of every order that is not over', () => {
  const statuses = [...orderStatuses, 'teleported'];
  expect(statuses.filter((status) => canStillChange({ status }))).toEqual([
    'unpaid',
    'unshipped',
    'shipped',
    'teleported',
  ]);
});
