import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { ConfirmOrderDialog } from './ConfirmOrderDialog.tsx';
import { confirmOrderDialogWords } from './ConfirmOrderDialog.words.ts';

const meta = {
  title: 'Commerce/ConfirmOrderDialog',
  component: ConfirmOrderDialog,
  args: { isOpen: true, action: 'confirm', onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof ConfirmOrderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args, globals }) => {
    const words = wordsOf(globals, confirmOrderDialogWords);
    const found = await within(document.body).findByRole('alertdialog', { name: words.confirm.title });
    const dialog = within(found);
    await waitFor(() => expect(dialog.getByRole('button', { name: words.no })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
export const Matrix: Story = { args: { action: 'delete' } };
export const Pending: Story = { args: { action: 'delete', isPending: true } };
