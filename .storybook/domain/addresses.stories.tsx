import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localeOf } from '../machines/live/storyContext.ts';
import { AddressesPage } from './AddressesPage.tsx';
import { domainMessagesIn } from './messages.ts';
import { resultOf } from './resultOf.ts';

const meta: Meta = { title: 'Domain/Pasted addresses', component: AddressesPage };
export default meta;

/** Splits a pasted text into fields, in Chinese or English; ambiguous parts stay empty. */
export const PastedAddresses: StoryObj = {
  name: 'Pasted addresses',
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = domainMessagesIn(localeOf(globals), 'addresses');
    await expect(resultOf(canvasElement, 'areaCode')).toBe('310106');
    await expect(resultOf(canvasElement, 'phone')).toBe('13812342046');
    await userEvent.click(canvas.getByRole('button', { name: t('english') }));
    await expect(resultOf(canvasElement, 'recipientName')).toBe('John Smith');
    await expect(resultOf(canvasElement, t('englishNames'))).toBe('Xihu District, Hangzhou, Zhejiang');
    await expect(resultOf(canvasElement, 'postcode')).toBe('310012');
    await userEvent.clear(canvas.getByLabelText(t('text')));
    await userEvent.type(canvas.getByLabelText(t('text')), '13800138000');
    await expect(resultOf(canvasElement, 'areaCode')).toBe(t('notFound'));
    await expect(resultOf(canvasElement, 'validateAddress')).toContain('"region": "REGION_REQUIRED"');
  },
};
