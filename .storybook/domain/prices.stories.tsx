import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localeOf } from '../machines/live/storyContext.ts';
import { domainMessagesIn } from './messages.ts';
import { PricesPage } from './PricesPage.tsx';
import { resultOf } from './resultOf.ts';

const meta: Meta = { title: 'Domain/Prices', component: PricesPage };
export default meta;

/** Prices are exact, and an amount that is not a whole number of minor units is an error. */
export const Prices: StoryObj = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = domainMessagesIn(localeOf(globals), 'prices');
    const amount = canvas.getByLabelText(t('amount'));
    await expect(resultOf(canvasElement, 'formatPrice')).toBe('¥1,280.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '100');
    await expect(resultOf(canvasElement, 'splitMinor')).toBe('[ 34, 33, 33 ]');
    await userEvent.click(canvas.getByRole('button', { name: '0.5' }));
    await expect(resultOf(canvasElement, 'formatPrice')).toBe('RangeError: Not an amount in minor units: 0.5');
    await userEvent.click(canvas.getByRole('button', { name: '128000' }));
    await expect(resultOf(canvasElement, 'discountTag')).toBe('{ "fold": "6.5", "percentOff": 35 }');
  },
};
