import { getCart } from '@mallard/domain/contract';
import { cartLineMachine } from '@mallard/state-machines/cart';
import { cartLinePlan } from '@mallard/state-machines/testing';
import { messagesIn } from '@mallard/ui/fixtures';
import { formatLineName } from '@mallard/ui/formatOptions';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartLineFace } from './CartLineFace.tsx';
import * as stories from './cartLine.stories.tsx';
import { prepareCartLine } from './live/cartPage.ts';
import { localeOf, reach } from './live/storyContext.ts';
import { machineStories } from './machineStories.tsx';
import { machineMessagesIn } from './messages.ts';

const meta: Meta = { title: 'Machines/Cart line' };
export default meta;

/** On its own, without the cart that it tells. */
const alone = cartLineMachine.provide({ actions: { sendCart: () => {} } });
const { at, chart, live } = machineStories({
  machine: alone,
  plan: cartLinePlan,
  face: CartLineFace,
  prepare: prepareCartLine,
});

export const Chart = chart(() => stories);
export const Idle = at('idle');
export const Debouncing = at('debouncing');
export const Writing = at('writing');
export const Written = at('written');
export const Refused = at('refused');

/** Two taps rest together, and are written as one. */
export const Live = live(async ({ canvas, canvasElement, userEvent, globals, loaded: { goods, shop } }) => {
  const locale = localeOf(globals);
  const [first] = goods;
  await reach(canvasElement, 'idle');
  const more = await canvas.findByRole('button', {
    name: messagesIn(
      locale,
      'commerce',
      'QuantityStepper',
    )('increaseOf', { item: formatLineName(first, messagesIn(locale, 'shared', 'common')) }),
  });
  await userEvent.click(more);
  await userEvent.click(more);
  await reach(canvasElement, 'written');
  await expect(await canvas.findByText(machineMessagesIn(locale, 'views')('savedToCart'))).toBeVisible();
  const { items } = await shop.elsewhere.call(getCart);
  await expect(items.map(({ quantity }) => quantity)).toEqual([3]);
});
