import type { AddressFields } from './address.ts';

/** The flat format of addresses in the address forms of mobile component libraries, and in some back ends. */
export interface AddressForm {
  name: string;
  tel: string;
  province: string;
  city: string;
  county: string;
  areaCode: string;
  addressDetail: string;
  postalCode: string;
  isDefault: boolean;
}

/** Converts an address to the flat format, without loss. {@link fromAddressForm} is the inverse. */
export function toAddressForm(address: AddressFields): AddressForm {
  const { province, city, county, areaCode } = address.region;
  return {
    name: address.recipientName,
    tel: address.phone,
    province,
    city,
    county,
    areaCode,
    addressDetail: address.detailAddress,
    postalCode: address.postcode,
    isDefault: address.isDefault,
  };
}

/** Converts an address to the contract's format, without loss. {@link toAddressForm} is the inverse. */
export function fromAddressForm(form: AddressForm): AddressFields {
  const { province, city, county, areaCode } = form;
  return {
    recipientName: form.name,
    phone: form.tel,
    region: { province, city, county, areaCode },
    detailAddress: form.addressDetail,
    postcode: form.postalCode,
    isDefault: form.isDefault,
  };
}
