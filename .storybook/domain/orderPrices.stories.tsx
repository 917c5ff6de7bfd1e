import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { localeOf } from '../machines/live/storyContext.ts';
import { domainMessagesIn } from './messages.ts';
import { OrderPricesPage } from './OrderPricesPage.tsx';
import { resultOf } from './resultOf.ts';

const meta: Meta = { title: 'Domain/Cart and order prices', component: OrderPricesPage };
export default meta;

/** A coupon never costs the free shipping, and its saving is shared out over the lines that it covers. */
export const CartAndOrderPrices: StoryObj = {
  name: 'Cart and order prices',
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const locale = localeOf(globals);
    const [t, tLines] = [domainMessagesIn(locale, 'orders'), domainMessagesIn(locale, 'lines')];
    await expect(resultOf(canvasElement, 'shippingFeeOf')).toBe('¥10.00');
    await expect(resultOf(canvasElement, t('untilFree'))).toBe('¥21.00');
    await expect(resultOf(canvasElement, 'checkQuantity')).toContain('"code": "OUT_OF_STOCK", "asked": 3, "left": 1');
    const second = within(canvas.getByRole('group', { name: tLines('line', { number: 2 }) }));
    await userEvent.click(second.getByRole('switch', { name: tLines('isSelected') }));
    await userEvent.selectOptions(canvas.getByLabelText(t('coupon')), 'amount');
    await expect(resultOf(canvasElement, t('selectedProducts'))).toBe('¥447.00');
    await expect(resultOf(canvasElement, 'shippingFeeOf')).toBe('¥0.00');
    // 2000 by 17 800 and 26 900; ¥80.00 more are off the list price of the first line.
    await expect(resultOf(canvasElement, t('lineShares'))).toBe('[ 796, 1204 ]');
    await expect(resultOf(canvasElement, t('savings'))).toBe('¥100.00');
    await userEvent.selectOptions(canvas.getByLabelText(t('shippingMethod')), 'express');
    await expect(resultOf(canvasElement, t('total'))).toContain('445.00');
  },
};
