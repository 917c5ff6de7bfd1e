import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localeOf } from '../machines/live/storyContext.ts';
import { FieldsPage } from './FieldsPage.tsx';
import { domainMessagesIn } from './messages.ts';
import { resultOf } from './resultOf.ts';

const meta: Meta = { title: 'Domain/Fields', component: FieldsPage };
export default meta;

/** What is typed is normalized first, then checked. */
export const Fields: StoryObj = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const locale = localeOf(globals);
    const [t, tRule] = [domainMessagesIn(locale, 'fields'), domainMessagesIn(locale, 'rules')];
    await expect(resultOf(canvasElement, t('normalized'))).toBe('"13800138000"');
    await expect(resultOf(canvasElement, t('problem'))).toBe(t('noProblem'));
    await userEvent.click(canvas.getByRole('button', { name: `${tRule('nickname')}: \\u200b` }));
    await expect(resultOf(canvasElement, t('typed'))).toBe('"\\u200b"');
    await expect(resultOf(canvasElement, t('normalized'))).toBe('""');
    await expect(resultOf(canvasElement, t('problem'))).toBe('REQUIRED');
    await userEvent.selectOptions(canvas.getByLabelText(t('rule')), 'email');
    await userEvent.clear(canvas.getByLabelText(t('text')));
    await userEvent.type(canvas.getByLabelText(t('text')), "O'Brien@ＥＸＡＭＰＬＥ.com");
    await expect(resultOf(canvasElement, t('normalized'))).toBe('"O\'Brien@example.com"');
  },
};
