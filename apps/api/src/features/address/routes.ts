import { normalizePostalAddress, type PostalField, validatePostalAddress } from '@mallard/domain/addresses';
import {
  type AddressDraft,
  createAddress,
  deleteAddress,
  listAddresses,
  type Shop,
  setDefaultAddress,
  updateAddress,
} from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { isAbroad } from '@mallard/domain/validation';
import { handleMember, type Route } from '../../http/handle.ts';
import { toAddress } from './presenter.ts';
import { chooseDefault, insertAddress, readAddresses, removeAddress, replaceAddress } from './queries.ts';

const CHINA = 'CN';

/** Fields of the contract that contain the parts of an address. */
const pathOf = (field: PostalField) =>
  field === 'province' || field === 'city' || field === 'county' ? `region.${field}` : field;

/**
 * Returns an address as it is stored. The contract has validated addresses in China.
 *
 * @throws {Refusal} VALIDATION if the shop doesn't ship to the country, or with the fields that break the rules of the country
 */
function acceptedAddress(draft: AddressDraft, { countries }: Pick<Shop, 'countries'>): AddressDraft {
  const { areaCode } = draft.region;
  if (!countries.includes(isAbroad(areaCode) ? areaCode : CHINA))
    throw refuse('VALIDATION', { fields: { 'region.areaCode': 'AREA_CODE' } });
  if (!isAbroad(areaCode)) return draft;
  const address = normalizePostalAddress(draft);
  const problems = Object.entries(validatePostalAddress(address));
  if (problems.length > 0)
    throw refuse('VALIDATION', {
      fields: Object.fromEntries(problems.map(([field, problem]) => [pathOf(field as PostalField), problem])),
    });
  return address;
}

export const addressRoutes: Route[] = [
  handleMember(listAddresses, async (_request, { db, user }) => (await readAddresses(db, user.id)).map(toAddress)),
  handleMember(createAddress, async ({ body }, { db, user, now, deps }) =>
    toAddress(await insertAddress(db, user.id, acceptedAddress(body, deps.shop), now)),
  ),
  handleMember(updateAddress, async ({ params, body }, { db, user, deps }) =>
    toAddress(await replaceAddress(db, user.id, params.id, acceptedAddress(body, deps.shop))),
  ),
  handleMember(setDefaultAddress, async ({ params }, { db, user }) =>
    toAddress(await chooseDefault(db, user.id, params.id)),
  ),
  handleMember(deleteAddress, async ({ params }, { db, user }) => {
    await removeAddress(db, user.id, params.id);
    return null;
  }),
];
