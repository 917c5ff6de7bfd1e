import { networkError } from '@mallard/domain/errors';
import { expect, it } from 'vitest';
import { addressState } from './addressState.ts';

const refused = { kind: 'NotFound', code: 'NOT_FOUND', status: 404 } as const;
const facts = {
  addresses: [{ id: 'home' }, { id: 'work' }],
  isFresh: true,
  addressUuid: 'work',
  wasSeen: true,
  error: null,
};

it.each([
  ['has no address yet', { addressUuid: null, wasSeen: false }],
  ['has a stored address that no longer exists', { addressUuid: 'gone', wasSeen: false }],
])('preselects the first address for a checkout that %s', (_, changes) => {
  expect(addressState({ ...facts, ...changes })).toBe('preselect');
});

it.each([
  ['exists, also after an error', { error: refused }],
  ['was just saved while the list is outdated', { addressUuid: 'new', isFresh: false }],
  ['is selected while the list loads', { addresses: undefined }],
])('preserves an address that %s', (_, changes) => {
  expect(addressState({ ...facts, ...changes })).toBe('selected');
});

it.each([
  ['the order was refused because its address no longer exists', { addressUuid: 'gone', error: refused }],
  ['the displayed address no longer exists', { addressUuid: 'gone' }],
  ['an error must be shown first', { addressUuid: null, wasSeen: false, error: networkError() }],
])('asks the shopper to select an address when %s', (_, changes) => {
  expect(addressState({ ...facts, ...changes })).toBe('mustChoose');
});
