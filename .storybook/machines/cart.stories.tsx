import { getCart } from '@mallard/domain/contract';
import { cartMachine } from '@mallard/state-machines/cart';
import { cartPlan } from '@mallard/state-machines/testing';
import { formatLineName } from '@mallard/ui/formatOptions';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CartView } from './CartView.tsx';
import * as stories from './cart.stories.tsx';
import { prepareCart } from './live/cartPage.ts';
import { localeOf, messagesOf, reach } from './live/storyContext.ts';
import { machineStories } from './machineStories.tsx';
import { machineMessagesIn } from './messages.ts';

const meta: Meta = { title: 'Machines/Cart' };
export default meta;

const { at, chart, live } = machineStories({
  machine: cartMachine,
  plan: cartPlan,
  view: CartView,
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

/** Adds a piece online, adds two and removes a line offline, and syncs the changes with the server once online again. */
export const Live = live(async ({ canvas, canvasElement, userEvent, globals, loaded: { products, shop } }) => {
  const locale = localeOf(globals);
  const [t, tCommon, tCartLine, tQuantityStepper] = [
    machineMessagesIn(locale, 'live'),
    messagesOf(globals, ({ shared }) => shared.common),
    messagesOf(globals, ({ cart }) => cart.CartLine),
    messagesOf(globals, ({ commerce }) => commerce.QuantityStepper),
  ];
  const [first, second] = products;
  const inCart = async () => {
    const { items } = await shop.otherDevice.call(getCart);
    return items.map(({ title, quantity }) => [title, quantity]);
  };
  await reach(canvasElement, 'owner.shopper.shown');
  await reach(canvasElement, 'connection.online');
  const increase = await canvas.findByRole('button', {
    name: tQuantityStepper('increaseOf', { item: formatLineName(first, tCommon) }),
  });
  await userEvent.click(increase);
  await waitFor(async () => expect(await inCart()).toContainEqual([first.title, 2]));
  const connected = canvas.getByRole('switch', { name: t('connected') });
  connected.focus();
  await userEvent.keyboard(' ');
  await reach(canvasElement, 'connection.offline');
  await userEvent.click(increase);
  await userEvent.click(increase);
  await canvas.findByText(tCartLine('savedOffline'));
  await userEvent.click(
    canvas.getByRole('button', {
      name: tCartLine('removeItem', { title: formatLineName(second, tCommon) }),
    }),
  );
  await waitFor(() => expect(canvas.queryByText(second.title)).toBeNull());
  await expect(canvas.getByRole('button', { name: machineMessagesIn(locale, 'views')('undo') })).toBeVisible();
  await expect(await inCart()).toContainEqual([first.title, 2]);
  await userEvent.click(connected);
  await reach(canvasElement, 'connection.online');
  await waitFor(() => expect(canvas.queryByText(tCartLine('savedOffline'))).toBeNull());
  const serverCart = await inCart();
  await expect(serverCart).toContainEqual([first.title, 4]);
  await expect(serverCart.flat()).not.toContain(second.title);
});
