import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { localeOf } from '../machines/live/storyContext.ts';
import { domainMessagesIn } from './messages.ts';
import { PasswordsPage } from './PasswordsPage.tsx';
import { resultOf } from './resultOf.ts';

const meta: Meta = { title: 'Domain/Passwords', component: PasswordsPage };
export default meta;

/** Both ways to hash agree, and so do composed and decomposed letters. */
export const Passwords: StoryObj = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = domainMessagesIn(localeOf(globals), 'passwords');
    const run = async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('run') }));
      await waitFor(() => expect(resultOf(canvasElement, t('isSame'))).toBe(t('yes')));
    };
    await run();
    await expect(resultOf(canvasElement, t('native'))).toMatch(/^"7683817b82e808b2/);
    await userEvent.clear(canvas.getByLabelText(t('password')));
    await userEvent.type(canvas.getByLabelText(t('password')), 'Canard-colvert-é1');
    await run();
    await expect(resultOf(canvasElement, t('codePoints'))).toBe('17 / 18');
    await expect(resultOf(canvasElement, t('isSameDecomposed'))).toBe(t('yes'));
    await userEvent.clear(canvas.getByLabelText(t('salt')));
    await userEvent.click(canvas.getByRole('button', { name: t('run') }));
    await canvas.findByText('RangeError: Cannot hash a password without salt');
  },
};
