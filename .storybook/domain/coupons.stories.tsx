import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { localeOf } from '../machines/live/storyContext.ts';
import { CouponsPage } from './CouponsPage.tsx';
import { domainMessagesIn } from './messages.ts';
import { resultOf } from './resultOf.ts';

const meta: Meta = { title: 'Domain/Coupons', component: CouponsPage };
export default meta;

/** Two units at ¥89.00: 15 % of ¥178.00 saves more than ¥20.00. Without tea in the cart, the percentage does not apply. */
export const Coupons: StoryObj = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const locale = localeOf(globals);
    const [t, tLines] = [domainMessagesIn(locale, 'coupons'), domainMessagesIn(locale, 'lines')];
    const percent = canvas.getByRole('region', { name: t('names.percent') });
    await expect(resultOf(percent, t('saving'))).toBe('¥26.70');
    await expect(resultOf(canvasElement, 'bestCoupon')).toBe(t('names.percent'));
    const line = within(canvas.getByRole('group', { name: tLines('line', { number: 1 }) }));
    await userEvent.selectOptions(line.getByLabelText(tLines('category')), 'textiles');
    await expect(resultOf(percent, t('verdict'))).toBe(t('refusals.CATEGORY_MISMATCH'));
    await expect(resultOf(canvasElement, 'bestCoupon')).toBe(t('names.amount'));
    const threshold = canvas.getByLabelText(t('threshold'));
    await userEvent.clear(threshold);
    await userEvent.type(threshold, '20000');
    await userEvent.tab();
    const amount = canvas.getByRole('region', { name: t('names.amount') });
    await expect(resultOf(amount, 'evaluateCoupon')).toContain('"missing": 2200');
    await expect(resultOf(canvasElement, 'bestCoupon')).toBe(t('names.freeShipping'));
    await userEvent.clear(canvas.getByLabelText(t('endTime')));
    await expect(amount).toHaveTextContent('RangeError: Not a time:');
  },
};
