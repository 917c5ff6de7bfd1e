import { getOrder, requestAfterSale } from '@mallard/domain/contract';
import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import type { World } from './openScreen.ts';
import { completedOrder, shippedOrder } from './places.ts';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/AfterSale' };
export default meta;

/** A shipped order with a request, and the page that shows it. */
async function withRequest(world: World): Promise<string> {
  const path = await shippedOrder(paths.afterSale)(world);
  const id = path.split('/').at(-1) ?? '';
  const { call } = world.shop.elsewhere;
  const [line] = (await call(getOrder, { params: { id } })).items;
  if (line)
    await call(requestAfterSale, {
      params: { id },
      body: { orderItemUuid: line.id, kind: 'refundOnly', reason: 'damaged', quantity: 1 },
    });
  return path;
}

/** The form for an order that is on its way. */
export const Filled = screenStory('filled', { path: shippedOrder(paths.afterSale), as: 'demo' });
/** A request with its progress. */
export const Requested = screenStory('filled', { path: withRequest, as: 'demo' });
/** The time limit is over. */
export const Empty = screenStory('filled', { path: completedOrder(paths.afterSale), as: 'demo' });
export const Busy = screenStory('busy', { path: shippedOrder(paths.afterSale), as: 'demo' });
export const Failed = screenStory('failed', { path: shippedOrder(paths.afterSale), as: 'demo' });
