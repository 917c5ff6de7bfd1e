import { listNotifications, readAllNotifications, readNotification } from '@mallard/domain/contract';
import { assertShown } from '../assertShown.ts';
import type { RunContext, Shopper } from '../runContext.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { Skipped } from '../skipped.ts';
import { payOrderOf, placeOrder } from '../steps.ts';

/** Returns a shopper with a message: one with a new order that is paid if possible, otherwise the demo account. */
async function findNotified(context: RunContext): Promise<{ shopper: Shopper; id: string }> {
  const customer = await context.once('customer', async () => {
    const shopper = await context.newShopper();
    await payOrderOf(context, shopper).catch(async (caught: unknown) => {
      if (!(caught instanceof Skipped)) throw caught;
      await placeOrder(context, shopper);
    });
    return shopper;
  });
  for (const shopper of [customer, await context.demo()]) {
    const [first] = (await shopper.call(listNotifications, {})).items;
    if (first) return { shopper, id: first.id };
  }
  throw new Skipped('no user has a notification');
}

/** Scenarios of messages to the shopper. */
export const notificationScenarios: readonly Scenario[] = [
  scenario(listNotifications, {
    prepare: async (context) => ({ shopper: await context.shopper(), input: { query: { pageNumber: 1 } } }),
    async prepareList(context) {
      const shopper = await context.newShopper();
      for (let index = 0; index < 4; index += 1) await placeOrder(context, shopper);
      return { shopper, input: { query: {} } };
    },
  }),
  scenario(readNotification, {
    async prepare(context) {
      const { shopper, id } = await findNotified(context);
      return { shopper, input: { params: { id } } };
    },
    async verify({ shopper, input: { params } }) {
      const list = await shopper?.call(listNotifications, {});
      const isRead = list?.items.find(({ id }) => id === params.id)?.isRead;
      assertShown(`GET ${listNotifications.path} after one was read`, 'data.items.0.isRead', true, isRead);
    },
  }),
  scenario(readAllNotifications, {
    prepare: async (context) => ({ shopper: (await findNotified(context)).shopper, input: {} }),
    async verify({ shopper }) {
      const list = await shopper?.call(listNotifications, {});
      assertShown(`GET ${listNotifications.path} after all were read`, 'data', { unreadCount: 0 }, list);
    },
  }),
];
