import {
  type Address,
  type AddressDraft,
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { isAbroad } from '@mallard/domain/validation';
import {
  addAddress,
  makeDefault,
  readAddress,
  readAddresses,
  removeAddress,
  replaceAddress,
} from '../addresses/addresses.ts';
import { handleMember, type OfflineRoute } from '../calls/offlineCall.ts';
import type { AddressState } from '../state/shopState.ts';

export const addressRoutes: OfflineRoute[] = [
  handleMember(listAddresses, (_request, call) => readAddresses(call, call.caller.user.id).map(toAddress)),
  handleMember(createAddress, ({ body }, call) => toAddress(addAddress(call, call.caller.user.id, inChina(body)))),
  handleMember(updateAddress, ({ params, body }, call) =>
    toAddress(replaceAddress(call, readAddress(call, call.caller.user.id, params.id), inChina(body))),
  ),
  handleMember(setDefaultAddress, ({ params }, call) =>
    toAddress(makeDefault(call, readAddress(call, call.caller.user.id, params.id))),
  ),
  handleMember(deleteAddress, ({ params }, call) => {
    removeAddress(call, readAddress(call, call.caller.user.id, params.id));
    return null;
  }),
];

/**
 * Returns an address in China. The rules of other countries are too large for the mock back end, whose shop doesn't ship there.
 *
 * @throws {Refusal} VALIDATION
 */
function inChina(draft: AddressDraft): AddressDraft {
  if (isAbroad(draft.region.areaCode)) throw refuse('VALIDATION', { fields: { 'region.areaCode': 'AREA_CODE' } });
  return draft;
}

function toAddress({ id, recipientName, phone, region, detailAddress, postcode, isDefault }: AddressState): Address {
  const { province, city, county, areaCode } = region;
  return {
    id,
    recipientName,
    phone,
    detailAddress,
    postcode,
    isDefault,
    region: { province, city, county, areaCode },
  };
}
