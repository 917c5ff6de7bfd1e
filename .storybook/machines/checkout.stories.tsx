import { listOrders } from '@mallard/domain/contract';
import { checkoutMachine } from '@mallard/state-machines/checkout';
import { checkoutPlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutView } from './CheckoutView.tsx';
import * as stories from './checkout.stories.tsx';
import { prepareCheckout } from './live/checkoutPage.ts';
import { localeOf, messagesOf, reach } from './live/storyContext.ts';
import { machineStories } from './machineStories.tsx';
import { machineMessagesIn } from './messages.ts';

const meta: Meta = { title: 'Machines/Checkout' };
export default meta;

const { at, chart, live } = machineStories({
  machine: checkoutMachine,
  plan: checkoutPlan,
  view: CheckoutView,
  prepare: prepareCheckout,
});

export const Chart = chart(() => stories);
export const Restoring = at('restoring');
export const Loading = at('loading');
export const Empty = at('empty');
export const Pricing = at('pricing');
export const Unpriced = at('unpriced');
export const Priced = at('priced');
export const Repriced = at('repriced');
export const SubmittingSaving = at('submitting.saving');
export const SubmittingSending = at('submitting.sending');
export const ConfirmingWaiting = at('confirming.waiting');
export const ConfirmingChecking = at('confirming.checking');
export const ConfirmingUnresolved = at('confirming.unresolved');
export const Refused = at('refused');
export const Settling = at('settling');
export const Placed = at('placed');

/** Shows a price, changes it on another device, accepts the new one, and places the order. */
export const Live = live(async ({ canvas, canvasElement, userEvent, globals, loaded: { products, shop } }) => {
  const locale = localeOf(globals);
  const [t, tViews] = [machineMessagesIn(locale, 'live'), machineMessagesIn(locale, 'views')];
  await reach(canvasElement, 'priced');
  await expect(await canvas.findByText(products[0].title)).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: new RegExp(tViews('shippingMethods.express')) }));
  await reach(canvasElement, 'priced');
  await userEvent.click(canvas.getByRole('button', { name: t('otherDeviceAdds') }));
  await reach(canvasElement, 'repriced');
  await expect(canvas.getByRole('button', { name: tViews('submitOrder') })).toBeDisabled();
  const accept = messagesOf(globals, ({ checkout }) => checkout.PriceChangedGate)('accept', { to: '.+' });
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(accept) }));
  await reach(canvasElement, 'priced');
  canvas.getByRole('button', { name: tViews('submitOrder') }).focus();
  await userEvent.keyboard('{Enter}');
  await reach(canvasElement, 'placed');
  const { items } = await shop.otherDevice.call(listOrders, {});
  await expect(await canvas.findByText(tViews('placed', { orderNumber: items[0]?.orderNumber ?? '' }))).toBeVisible();
});
