import {
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from '@mallard/domain/contract';
import { handleMember, type Route } from '../../http/handle.ts';
import { acceptedAddress } from './acceptedAddress.ts';
import { toAddress } from './presenter.ts';
import { chooseDefault, insertAddress, readAddresses, removeAddress, replaceAddress } from './queries.ts';

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
