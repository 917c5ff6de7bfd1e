import {
  type Address,
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from '@mallard/domain/contract';
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
  handleMember(createAddress, ({ body }, call) => toAddress(addAddress(call, call.caller.user.id, body))),
  handleMember(updateAddress, ({ params, body }, call) =>
    toAddress(replaceAddress(call, readAddress(call, call.caller.user.id, params.id), body)),
  ),
  handleMember(setDefaultAddress, ({ params }, call) =>
    toAddress(makeDefault(call, readAddress(call, call.caller.user.id, params.id))),
  ),
  handleMember(deleteAddress, ({ params }, call) => {
    removeAddress(call, readAddress(call, call.caller.user.id, params.id));
    return null;
  }),
];

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
