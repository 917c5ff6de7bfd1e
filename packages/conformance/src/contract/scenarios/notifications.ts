import { listNotifications, readAllNotifications, readNotification } from '@mallard/domain/contract';
import { assertShown } from '../assertShown.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { Skipped } from '../skipped.ts';
import { payOrderOf, placeOrder } from '../steps.ts';
import type { Shopper, World } from '../world.ts';

/** Returns a shopper with a message: one with a new order that is paid if possible, otherwise the demo account. */
async function findNotified(world: World): Promise<{ shopper: Shopper; id: string }> {
  const customer = await world.once('customer', async () => {
    const shopper = await world.newShopper();
    await payOrderOf(world, shopper).catch(async (caught: unknown) => {
      if (!(caught instanceof Skipped)) throw caught;
      await placeOrder(world, shopper);
    });
    return shopper;
  });
  for (const shopper of [customer, await world.demo()]) {
    const [first] = (await shopper.call(listNotifications, {})).items;
    if (first) return { shopper, id: first.id };
  }
  throw new Skipped('nobody has a notification');
}

/** Scenarios of messages to the shopper. */
export const notificationScenarios: readonly Scenario[] = [
  scenario(listNotifications, {
    prepare: async (world) => ({ shopper: await world.shopper(), input: { query: { pageNumber: 1 } } }),
    async prepareList(world) {
      const shopper = await world.newShopper();
      for (let index = 0; index < 4; index += 1) await placeOrder(world, shopper);
      return { shopper, input: { query: {} } };
    },
  }),
  scenario(readNotification, {
    async prepare(world) {
      const { shopper, id } = await findNotified(world);
      return { shopper, input: { params: { id } } };
    },
    async verify({ shopper, input: { params } }) {
      const list = await shopper?.call(listNotifications, {});
      const isRead = list?.items.find(({ id }) => id === params.id)?.isRead;
      assertShown(`GET ${listNotifications.path} after one was read`, 'data.items.0.isRead', true, isRead);
    },
  }),
  scenario(readAllNotifications, {
    prepare: async (world) => ({ shopper: (await findNotified(world)).shopper, input: {} }),
    async verify({ shopper }) {
      const list = await shopper?.call(listNotifications, {});
      assertShown(`GET ${listNotifications.path} after all were read`, 'data', { unreadCount: 0 }, list);
    },
  }),
];
