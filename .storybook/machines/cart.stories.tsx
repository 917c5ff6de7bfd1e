import { getCart } from '@mallard/domain/contract';
import { cartMachine } from '@mallard/state-machines/cart';
import { cartPlan } from '@mallard/state-machines/testing';
import { cartLineWords } from '@mallard/ui/CartLine';
import { formatLineName } from '@mallard/ui/formatOptions';
import { quantityStepperWords } from '@mallard/ui/QuantityStepper';
import { sharedWords } from '@mallard/ui/words';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CartFace } from './CartFace.tsx';
import * as stories from './cart.stories.tsx';
import { facesWords } from './faces.words.ts';
import { prepareCart } from './live/cartPage.ts';
import { liveWords } from './live/live.words.ts';
import { localeOf, reach } from './live/storyContext.ts';
import { machineStories } from './machineStories.tsx';

const meta: Meta = { title: 'Machines/Cart' };
export default meta;

const { at, chart, live } = machineStories({
  machine: cartMachine,
  plan: cartPlan,
  face: CartFace,
  prepare: prepareCart,
});

export const Chart = chart(() => stories);
export const OwnerUnknown = at('owner.unknown');
export const OwnerVisitor = at('owner.visitor');
export const OwnerShopperMerging = at('owner.shopper.merging');
export const OwnerShopperRemerging = at('owner.shopper.remerging');
export const OwnerShopperReading = at('owner.shopper.reading');
export const OwnerShopperUnavailable = at('owner.shopper.unavailable');
export const OwnerShopperShown = at('owner.shopper.shown');
export const OwnerShopperRereading = at('owner.shopper.rereading');
export const ConnectionOnline = at('connection.online');
export const ConnectionOffline = at('connection.offline');
export const ConnectionReplaying = at('connection.replaying');
export const ConnectionUnsent = at('connection.unsent');

/** A piece more; without network two more and a line less; and all of it at the server once there is one again. */
export const Live = live(async ({ canvas, canvasElement, userEvent, globals, loaded: { goods, shop } }) => {
  const locale = localeOf(globals);
  const [words, line, stepper] = [liveWords[locale], cartLineWords[locale], quantityStepperWords[locale]];
  const [first, second] = goods;
  const inCart = async () => {
    const { items } = await shop.elsewhere.call(getCart);
    return items.map(({ title, quantity }) => [title, quantity]);
  };
  await reach(canvasElement, 'owner.shopper.shown');
  await reach(canvasElement, 'connection.online');
  const more = await canvas.findByRole('button', {
    name: stepper.increaseOf(formatLineName(first, sharedWords[locale])),
  });
  await userEvent.click(more);
  await waitFor(async () => expect(await inCart()).toContainEqual([first.title, 2]));
  const connected = canvas.getByRole('switch', { name: words.connected });
  connected.focus();
  await userEvent.keyboard(' ');
  await reach(canvasElement, 'connection.offline');
  await userEvent.click(more);
  await userEvent.click(more);
  await canvas.findByText(line.queued);
  await userEvent.click(
    canvas.getByRole('button', { name: line.removeItem(formatLineName(second, sharedWords[locale])) }),
  );
  await waitFor(() => expect(canvas.queryByText(second.title)).toBeNull());
  await expect(canvas.getByRole('button', { name: facesWords[locale].undo })).toBeVisible();
  await expect(await inCart()).toContainEqual([first.title, 2]);
  await userEvent.click(connected);
  await reach(canvasElement, 'connection.online');
  await waitFor(() => expect(canvas.queryByText(line.queued)).toBeNull());
  const atServer = await inCart();
  await expect(atServer).toContainEqual([first.title, 4]);
  await expect(atServer.flat()).not.toContain(second.title);
});
