import { type AddressDraft, MAX_ADDRESSES } from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { generateId } from '../state/generateIds.ts';
import type { AddressState } from '../state/shopState.ts';

/** Returns a shopper's addresses, the default one first, then the newest. */
export function readAddresses({ state }: OpenShop, userId: string): AddressState[] {
  return state.addresses
    .filter((address) => address.userId === userId)
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || b.createdAt - a.createdAt);
}

/**
 * Returns an address of the shopper.
 *
 * @throws {Refusal} NOT_FOUND
 */
export function readAddress({ state }: OpenShop, userId: string, id: string): AddressState {
  const address = state.addresses.find((address) => address.id === id && address.userId === userId);
  if (!address) throw refuse.notFound();
  return address;
}

/**
 * Adds an address; the first one is always the default.
 *
 * @throws {Refusal} ADDRESS_LIMIT
 */
export function addAddress(shop: OpenShop, userId: string, draft: AddressDraft): AddressState {
  const { state, now } = shop;
  const ownAddresses = readAddresses(shop, userId);
  if (ownAddresses.length >= MAX_ADDRESSES) throw refuse('ADDRESS_LIMIT', { details: { limit: MAX_ADDRESSES } });
  const address = { id: generateId(state), userId, ...draft, isDefault: false, createdAt: now };
  state.addresses.push(address);
  return ownAddresses.length === 0 || draft.isDefault ? makeDefault(shop, address) : address;
}

/** Replaces an address. It remains the default until another one becomes it. */
export function replaceAddress(shop: OpenShop, address: AddressState, draft: AddressDraft): AddressState {
  const { isDefault, ...fields } = draft;
  Object.assign(address, fields);
  return isDefault ? makeDefault(shop, address) : address;
}

/** Makes an address the default one. */
export function makeDefault(shop: OpenShop, address: AddressState): AddressState {
  for (const own of readAddresses(shop, address.userId)) own.isDefault = own.id === address.id;
  return address;
}

/** Removes an address; if it was the default, the newest remaining one becomes it. */
export function removeAddress(shop: OpenShop, address: AddressState): void {
  shop.state.addresses = shop.state.addresses.filter(({ id }) => id !== address.id);
  const [newest] = readAddresses(shop, address.userId);
  if (address.isDefault && newest) makeDefault(shop, newest);
}
