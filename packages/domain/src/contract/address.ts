import * as v from 'valibot';
import { phonePattern } from '../validation/phone.ts';
import { defineEndpoint } from './endpoint.ts';
import { filledText, idParams, listOf, nothing, text, uuid } from './scalars.ts';

/** Most addresses that one shopper keeps. */
export const MAX_ADDRESSES = 20;

/** A place in China: three names and the six digits of its county (GB/T 2260). */
const regionFields = {
  province: filledText(30),
  city: filledText(30),
  county: text(30),
  areaCode: v.pipe(v.string(), v.regex(/^\d{6}$/, 'AREA_CODE')),
};

const phone = v.pipe(v.string(), v.maxLength(20, 'MAX_LENGTH'), v.regex(phonePattern, 'PHONE'));

const addressFields = {
  recipientName: filledText(30),
  phone,
  region: v.strictObject(regionFields),
  detailAddress: filledText(200),
  postcode: v.optional(v.pipe(v.string(), v.regex(/^(\d{6})?$/, 'POSTCODE')), ''),
  isDefault: v.optional(v.boolean(), false),
};

export const addressDraft = v.strictObject(addressFields);
export type AddressDraft = v.InferOutput<typeof addressDraft>;

export const address = v.object({ id: uuid, ...addressFields, region: v.object(regionFields) });
export type Address = v.InferOutput<typeof address>;

export const listAddresses = defineEndpoint({
  name: 'listAddresses',
  area: 'address',
  method: 'GET',
  path: '/api/address/list',
  summary: 'All shipping addresses, the default one first.',
  access: 'member',
  data: listOf(address, MAX_ADDRESSES),
});

export const createAddress = defineEndpoint({
  name: 'createAddress',
  area: 'address',
  method: 'POST',
  path: '/api/address/create',
  summary: 'Adds an address; the first one becomes the default.',
  access: 'member',
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
  summary: 'Removes an address; when it was the default, the newest other one becomes it.',
  access: 'member',
  owns: { resource: 'address', in: 'params', field: 'id' },
  params: idParams,
  data: nothing,
});
