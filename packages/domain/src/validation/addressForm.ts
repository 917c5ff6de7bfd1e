import type { AddressFields } from './address.ts';

/** The flat shape in which address forms of mobile component libraries (and some back ends) keep an address. */
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

/** The same address in the flat shape. Loses nothing: {@link fromAddressForm} gives it back. */
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

/** The same address in the contract's shape. Loses nothing: {@link toAddressForm} gives it back. */
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
