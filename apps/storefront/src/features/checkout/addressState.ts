import type { Address } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';

/** `preselect`: the first one is chosen for the shopper. `mustChoose`: nobody but the shopper says where to send it. */
export type AddressState = 'chosen' | 'preselect' | 'mustChoose';

interface AddressCircumstances {
  /** `undefined` until they are known. */
  known: readonly Pick<Address, 'id'>[] | undefined;
  /** Whether these are all there are now: one that was just saved is missing where they could not be read again. */
  isFresh: boolean;
  addressUuid: string | null;
  /** Whether what was chosen has been among them, so that the shopper has seen it. */
  wasKnown: boolean;
  /** Why there is no order, which a choice would clear away unread. */
  error: ApiError | null;
}

/** What is to be done about the address of a checkout. An order never goes elsewhere than the shopper has said. */
export function addressState(circumstances: AddressCircumstances): AddressState {
  const { known, isFresh, addressUuid, wasKnown, error } = circumstances;
  if (known === undefined || known.some(({ id }) => id === addressUuid)) return 'chosen';
  if (addressUuid !== null && !isFresh) return 'chosen';
  return wasKnown || error !== null ? 'mustChoose' : 'preselect';
}
