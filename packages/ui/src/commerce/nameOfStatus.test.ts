import { expect, it } from 'vitest';
import { messagesIn } from '../fixtures/messagesIn.ts';
import { nameOfStatus } from './nameOfStatus.ts';

it.each([
  ['unpaid', 'To pay'],
  ['teleported', 'In progress'],
  ['all', 'In progress'],
  ['toString', 'In progress'],
])('names %s: %s', (status, name) => {
  expect(nameOfStatus(status, messagesIn('en-US', 'shared', 'orderStatus'))).toBe(name);
});
