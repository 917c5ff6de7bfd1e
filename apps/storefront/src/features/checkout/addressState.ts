import type { Address } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';

/** `preselect`: the first address is selected automatically. `mustChoose`: the shopper must select an address. */
export type AddressState = 'selected' | 'preselect' | 'mustChoose';

interface AddressFacts {
  /** The shopper's addresses; `undefined` while they load. */
  addresses: readonly Pick<Address, 'id'>[] | undefined;
  /** Whether `addresses` is up to date. An outdated list may lack an address that was just saved. */
  isFresh: boolean;
  addressUuid: string | null;
  /** Whether the selected address was in the list before, so that the shopper has seen it. */
  wasSeen: boolean;
  /** The current error. An automatic selection would clear it before the shopper reads it. */
  error: ApiError | null;
}

/** Decides whether the address of a checkout is selected. A seen address is never replaced without the shopper's choice. */
export function addressState(facts: AddressFacts): AddressState {
  const { addresses, isFresh, addressUuid, wasSeen, error } = facts;
  if (addresses === undefined || addresses.some(({ id }) => id === addressUuid)) return 'selected';
  if (addressUuid !== null && !isFresh) return 'selected';
  return wasSeen || error !== null ? 'mustChoose' : 'preselect';
}
