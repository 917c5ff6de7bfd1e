import {
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from '../../contract/address.ts';
import { type Scenario, scenario, simply } from '../scenario.ts';
import { addressDraft, haveAddress } from '../steps.ts';

/** Addresses. */
export const addressScenarios: readonly Scenario[] = [
  simply(listAddresses, {}),
  scenario(createAddress, {
    // A fresh shopper, because one may keep only so many.
    prepare: async (world) => ({ shopper: await world.newShopper(), input: { body: addressDraft } }),
    other: ({ body }) => ({ body: { ...body, recipientName: '另一位' } }),
    count: async ({ shopper }) => (await shopper?.call(listAddresses))?.length ?? 0,
  }),
  scenario(updateAddress, {
    async prepare(world) {
      const shopper = await world.shopper();
      return { shopper, input: { params: { id: await haveAddress(shopper) }, body: addressDraft } };
    },
  }),
  scenario(setDefaultAddress, {
    async prepare(world) {
      const shopper = await world.shopper();
      return { shopper, input: { params: { id: await haveAddress(shopper) } } };
    },
  }),
  scenario(deleteAddress, {
    async prepare(world) {
      const shopper = await world.shopper();
      const { id } = await shopper.call(createAddress, { body: addressDraft });
      return { shopper, input: { params: { id } } };
    },
  }),
];
