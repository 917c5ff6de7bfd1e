import { getCart } from '@mallard/domain/contract';
import { cartLineMachine } from '@mallard/state-machines/cart';
import { cartLinePlan } from '@mallard/state-machines/testing';
import { formatLineName } from '@mallard/ui/formatOptions';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartLineView } from './CartLineView.tsx';
import * as stories from './cartLine.stories.tsx';
import { prepareCartLine } from './live/cartPage.ts';
import { localeOf, messagesOf, reach } from './live/storyContext.ts';
import { machineStories } from './machineStories.tsx';
import { machineMessagesIn } from './messages.ts';

const meta: Meta = { title: 'Machines/Cart line' };
export default meta;

const { at, chart, live } = machineStories({
  machine: cartLineMachine,
  plan: cartLinePlan,
  view: CartLineView,
  prepare: prepareCartLine,
});

export const Chart = chart(() => stories);
export const Idle = at('idle');
export const Debouncing = at('debouncing');
export const Writing = at('writing');
export const Written = at('written');
export const Refused = at('refused');

/** Merges two clicks within the debounce time into one request. */
export const Live = live(async ({ canvas, canvasElement, userEvent, globals, loaded: { products, shop } }) => {
  const locale = localeOf(globals);
  const tCommon = messagesOf(globals, ({ shared }) => shared.common);
  const [first] = products;
  await reach(canvasElement, 'idle');
  const increase = await canvas.findByRole('button', {
    name: messagesOf(globals, ({ commerce }) => commerce.QuantityStepper)('increaseOf', {
      item: formatLineName(first, tCommon),
    }),
  });
  await userEvent.click(increase);
  await userEvent.click(increase);
  await reach(canvasElement, 'written');
  await expect(await canvas.findByText(machineMessagesIn(locale, 'views')('savedToCart'))).toBeVisible();
  const { items } = await shop.otherDevice.call(getCart);
  await expect(items.map(({ quantity }) => quantity)).toEqual([3]);
});
