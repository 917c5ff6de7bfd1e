import {
  type Address,
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from '@mallard/domain/contract';
import { assertShown } from '../assertShown.ts';
import { type Scenario, type ScenarioCall, scenario, simply } from '../scenario.ts';
import { addressDraft, haveAddress } from '../steps.ts';

/** Returns the shopper's addresses after a change. */
async function addressesAfter(step: string, { shopper }: Pick<ScenarioCall, 'shopper'>) {
  const addresses = (await shopper?.call(listAddresses)) ?? [];
  return { asked: `GET ${listAddresses.path} after ${step}`, addresses };
}

/** Scenarios of addresses. */
export const addressScenarios: readonly Scenario[] = [
  simply(listAddresses, {}),
  scenario(createAddress, {
    // A new shopper, because the number of addresses is limited.
    prepare: async (context) => ({ shopper: await context.newShopper(), input: { body: addressDraft } }),
    other: ({ body }) => ({ body: { ...body, recipientName: '另一位' } }),
    count: async ({ shopper }) => (await shopper?.call(listAddresses))?.length ?? 0,
    async verify(call, _, data) {
      const { asked, addresses } = await addressesAfter('one was added', call);
      const { id } = data as Address;
      assertShown(
        asked,
        'data',
        { id, ...addressDraft },
        addresses.find((address) => address.id === id),
      );
    },
  }),
  scenario(updateAddress, {
    async prepare(context) {
      const shopper = await context.shopper();
      const body = { ...addressDraft, detailAddress: '文三路 2 号' };
      return { shopper, input: { params: { id: await haveAddress(shopper) }, body } };
    },
    async verify(call, _, data) {
      const { asked, addresses } = await addressesAfter('one was changed', call);
      const { id } = data as Address;
      assertShown(
        asked,
        'data',
        { detailAddress: '文三路 2 号' },
        addresses.find((address) => address.id === id),
      );
    },
  }),
  scenario(setDefaultAddress, {
    async prepare(context) {
      const shopper = await context.shopper();
      await haveAddress(shopper);
      const { id } = await shopper.call(createAddress, { body: addressDraft });
      return { shopper, input: { params: { id } } };
    },
    async verify(call) {
      const { asked, addresses } = await addressesAfter('another was made the default', call);
      const defaults = addresses.filter(({ isDefault }) => isDefault).map(({ id }) => id);
      assertShown(asked, 'the ids of default addresses', [call.input.params.id], defaults);
    },
  }),
  scenario(deleteAddress, {
    async prepare(context) {
      const shopper = await context.shopper();
      const { id } = await shopper.call(createAddress, { body: addressDraft });
      return { shopper, input: { params: { id } } };
    },
    async verify(call) {
      const { asked, addresses } = await addressesAfter('one was deleted', call);
      const left = addresses.some(({ id }) => id === call.input.params.id);
      assertShown(asked, 'whether it is there', false, left);
    },
  }),
];
