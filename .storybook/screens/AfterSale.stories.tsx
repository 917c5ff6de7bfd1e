import { getOrder, requestAfterSale } from '@mallard/domain/contract';
import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import type { SceneContext } from './openScreen.ts';
import { completedOrder, shippedOrder } from './scenePaths.ts';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/AfterSale' };
export default meta;

/** Requests a refund of a shipped order. @returns the path of its page */
async function withRequest(context: SceneContext): Promise<string> {
  const path = await shippedOrder(paths.afterSale)(context);
  const id = path.split('/').at(-1) ?? '';
  const { call } = context.shop.otherDevice;
  const [line] = (await call(getOrder, { params: { id } })).items;
  if (line)
    await call(requestAfterSale, {
      params: { id },
      body: { orderItemUuid: line.id, kind: 'refundOnly', reason: 'damaged', quantity: 1 },
    });
  return path;
}

/** Shows the form for a shipped order. */
export const Filled = screenStory('filled', { path: shippedOrder(paths.afterSale), as: 'demo' });
/** Shows a request with its progress. */
export const Requested = screenStory('filled', { path: withRequest, as: 'demo' });
/** The time limit has passed. */
export const Empty = screenStory('filled', { path: completedOrder(paths.afterSale), as: 'demo' });
export const Busy = screenStory('busy', { path: shippedOrder(paths.afterSale), as: 'demo' });
export const Failed = screenStory('failed', { path: shippedOrder(paths.afterSale), as: 'demo' });
