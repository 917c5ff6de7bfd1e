import { expect, it } from 'vitest';
import { nameOfStatus } from './nameOfStatus.ts';
import { orderStatusWords } from './orderStatus.words.ts';

it.each([
  ['unpaid', 'To pay'],
  ['teleported', 'In progress'],
  ['all', 'In progress'],
  ['toString', 'In progress'],
])('calls %s %s', (status, name) => {
  expect(nameOfStatus(status, orderStatusWords['en-US'])).toBe(name);
});
