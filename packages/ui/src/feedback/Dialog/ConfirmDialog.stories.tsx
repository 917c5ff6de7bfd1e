import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: '取消这个订单？',
    children: '取消后优惠券会退回账户，商品库存会释放。',
    confirmLabel: '取消订单',
    cancelLabel: '再想想',
    tone: 'danger',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Starts on the answer that harms least. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await within(document.body).findByRole('alertdialog', { name: '取消这个订单？' });
    const keep = within(dialog).getByRole('button', { name: '再想想' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: '取消订单' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(keep);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
export const Pending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { errorMessage: '订单已经发货，不能取消' } };
export const English: Story = {
  args: {
    title: 'Delete this order?',
    children: 'It will be gone for good.',
    confirmLabel: undefined,
    cancelLabel: undefined,
  },
  globals: { locale: 'en-US' },
};
