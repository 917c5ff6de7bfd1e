import * as v from 'valibot';
import {
  anyAreaCodePattern,
  detailAddressRule,
  isAbroad,
  normalizeAddress,
  postcodeRule,
  REGION_NAME_MAX_LENGTH,
  recipientNameRule,
  validatePostcode,
} from '../validation/address.ts';
import { optionalLineRule } from '../validation/freeText.ts';
import { parsePhone, phoneRegionOf } from '../validation/phone.ts';
import { defineEndpoint } from './endpoint.ts';
import { field } from './field.ts';
import { id, idParams, listOf, nothing, text } from './scalars.ts';

/** Maximum number of addresses of a shopper. */
export const MAX_ADDRESSES = 20;

/** Far more than any format of a number needs. */
const MAX_TYPED_PHONE = 60;

const areaCode = v.pipe(v.string(), v.regex(anyAreaCodePattern, 'AREA_CODE'));

/**
 * A place. In China: three names and the six digits of its county (GB/T 2260). In another country: state or province, city and
 * district, as far as its addresses have them, and its ISO 3166-1 code (`US`).
 */
const regionDraft = v.pipe(
  v.strictObject({
    province: field(optionalLineRule(REGION_NAME_MAX_LENGTH)),
    city: field(optionalLineRule(REGION_NAME_MAX_LENGTH)),
    county: field(optionalLineRule(REGION_NAME_MAX_LENGTH)),
    areaCode,
  }),
  v.forward(
    v.partialCheck(
      [['province'], ['areaCode']],
      ({ province, areaCode: code }) => province !== '' || isAbroad(code),
      'REQUIRED',
    ),
    ['province'],
  ),
  v.forward(
    v.partialCheck([['city'], ['areaCode']], ({ city, areaCode: code }) => city !== '' || isAbroad(code), 'REQUIRED'),
    ['city'],
  ),
);

/**
 * Phones and postcodes are validated by the region of the address; those of other countries than China by the back end, because
 * the rules of all countries are too large for clients.
 */
export const addressDraft = v.pipe(
  v.strictObject({
    recipientName: field(recipientNameRule),
    phone: v.pipe(v.string(), v.maxLength(MAX_TYPED_PHONE, 'MAX_LENGTH')),
    region: regionDraft,
    detailAddress: field(detailAddressRule),
    postcode: v.optional(field(postcodeRule), ''),
    isDefault: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.partialCheck(
      [['phone'], ['region', 'areaCode']],
      ({ phone, region }) => isAbroad(region.areaCode) || parsePhone(phone, phoneRegionOf(region.areaCode)) !== null,
      'PHONE',
    ),
    ['phone'],
  ),
  v.forward(
    v.partialCheck(
      [['postcode'], ['region', 'areaCode']],
      // A region that does not exist is reported by its own field.
      ({ postcode, region }) =>
        isAbroad(region.areaCode) ||
        postcodeRule.check(postcode) !== undefined ||
        validatePostcode(postcode, phoneRegionOf(region.areaCode)) === undefined,
      'POSTCODE',
    ),
    ['postcode'],
  ),
  v.transform(normalizeAddress),
);
export type AddressDraft = v.InferOutput<typeof addressDraft>;

/** As returned by servers: may have been stored under older rules, or by another server. */
export const address = v.object({
  id,
  recipientName: text(200),
  phone: text(100),
  region: v.object({ province: text(200), city: text(200), county: text(200), areaCode: text(20) }),
  detailAddress: text(500),
  postcode: v.optional(text(20), ''),
  isDefault: v.optional(v.boolean(), false),
});
export type Address = v.InferOutput<typeof address>;

export const listAddresses = defineEndpoint({
  name: 'listAddresses',
  area: 'address',
  method: 'GET',
  path: '/api/address/list',
  summary: 'All shipping addresses, the default one first.',
  access: 'member',
  owns: null,
  data: listOf(address, MAX_ADDRESSES),
});

export const createAddress = defineEndpoint({
  name: 'createAddress',
  area: 'address',
  method: 'POST',
  path: '/api/address/create',
  summary: 'Adds an address; the first one becomes the default.',
  access: 'member',
  owns: null,
  body: addressDraft,
  data: address,
});

export const updateAddress = defineEndpoint({
  name: 'updateAddress',
  area: 'address',
  method: 'PUT',
  path: '/api/address/update/:id',
  summary: 'Replaces an address.',
  access: 'member',
  owns: { resource: 'address', in: 'params', field: 'id' },
  params: idParams,
  body: addressDraft,
  data: address,
});

export const setDefaultAddress = defineEndpoint({
  name: 'setDefaultAddress',
  area: 'address',
  method: 'PUT',
  path: '/api/address/default/:id',
  summary: 'Makes an address the default one.',
  access: 'member',
  owns: { resource: 'address', in: 'params', field: 'id' },
  params: idParams,
  data: address,
});

export const deleteAddress = defineEndpoint({
  name: 'deleteAddress',
  area: 'address',
  method: 'DELETE',
  path: '/api/address/delete/:id',
  summary: 'Removes an address. If it was the default, the newest other one becomes the default.',
  access: 'member',
  owns: { resource: 'address', in: 'params', field: 'id' },
  params: idParams,
  data: nothing,
});
