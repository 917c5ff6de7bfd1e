import { networkError } from '@mallard/domain/errors';
import { expect, it } from 'vitest';
import { addressState } from './addressState.ts';

const refused = { kind: 'NotFound', code: 'NOT_FOUND', status: 404 } as const;
const seen = {
  known: [{ id: 'home' }, { id: 'work' }],
  isFresh: true,
  addressUuid: 'work',
  wasKnown: true,
  error: null,
};

it.each([
  ['has none yet', { addressUuid: null, wasKnown: false }],
  ['has one kept from before that is gone', { addressUuid: 'gone', wasKnown: false }],
])('chooses the first address for a checkout that %s', (_, circumstances) => {
  expect(addressState({ ...seen, ...circumstances })).toBe('preselect');
});

it.each([
  ['is among them, whatever went wrong', { error: refused }],
  ['was just saved and could not be read again', { addressUuid: 'new', isFresh: false }],
  ['waits for the others to be read', { known: undefined }],
])('leaves an address that %s', (_, circumstances) => {
  expect(addressState({ ...seen, ...circumstances })).toBe('chosen');
});

it.each([
  ['the order was refused because its address is gone', { addressUuid: 'gone', error: refused }],
  ['the address is gone from under the shopper’s eyes', { addressUuid: 'gone' }],
  ['there is something to read first', { addressUuid: null, wasKnown: false, error: networkError() }],
])('leaves the choice to the shopper where %s', (_, circumstances) => {
  expect(addressState({ ...seen, ...circumstances })).toBe('mustChoose');
});
