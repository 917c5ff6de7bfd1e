import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const text = {
  title: both('取消这个订单？', 'Cancel this order?'),
  body: both(
    '取消后优惠券会退回账户，商品库存会释放。',
    'Your coupon goes back to your account, and the products back on the shelf.',
  ),
  yes: both('取消订单', 'Cancel order'),
  no: both('再想想', 'Keep it'),
  failed: both('订单已经发货，不能取消', 'The order has been shipped and cannot be cancelled.'),
  expired: both('登录已过期，请重新登录', 'Your session has expired. Please log in again.'),
  logIn: both('重新登录', 'Log in again'),
  longTitle: both(
    '取消这个含有三件商品、两张优惠券和一份礼物的订单？',
    'Cancel this order of three products, two coupons and a present?',
  ),
  longBody: both(
    '取消后两张优惠券会退回账户，但其中一张今晚到期；礼物已经送完，重新下单时不会再有。退款会在三个工作日内原路退回。',
    'Both coupons go back to your account, though one of them ends tonight. The presents are all given away: another order comes without one. Your money is on its way back within three working days.',
  ),
  longYes: both('取消订单并放弃礼物', 'Cancel the order and give up the present'),
};

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: { isOpen: true, onOpenChange: fn(), onConfirm: fn(), title: '', tone: 'danger' },
  render: function Asked(args) {
    const t = useSampleLocale();
    return (
      <ConfirmDialog
        confirmLabel={text.yes[t]}
        cancelLabel={text.no[t]}
        {...args}
        {...(args.errorMessage && { errorMessage: text.failed[t] })}
        title={text.title[t]}
      >
        {text.body[t]}
      </ConfirmDialog>
    );
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const find = () => within(document.body).findByRole('alertdialog');

/** Focuses the safest button first; Escape cancels. */
export const Default: Story = {
  play: async ({ userEvent, args, globals }) => {
    const dialog = await find();
    await expect(dialog).toHaveAccessibleName(textOf(globals, text.title));
    await expect(dialog).toHaveAccessibleDescription(textOf(globals, text.body));
    const keep = within(dialog).getByRole('button', { name: textOf(globals, text.no) });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
export const Matrix: Story = { args: { errorMessage: '…' } };
/** Cannot be closed while it is pending, and the focus stays. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ userEvent, args, globals }) => {
    const dialog = await find();
    const busy = within(dialog).getByRole('button', {
      name: new RegExp(messagesOf(globals, 'feedback', 'ConfirmDialog')('pending')),
    });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
/** Stays open, with the error. */
export const Failed: Story = {
  args: { errorMessage: '…' },
  play: async ({ globals }) => {
    const dialog = await find();
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(textOf(globals, text.failed));
  },
};
/** Has only a button to acknowledge. */
export const Acknowledge: Story = {
  args: { tone: 'primary', cancelLabel: null },
  render: function WithOneButton(args) {
    const t = useSampleLocale();
    return <ConfirmDialog {...args} title={text.expired[t]} confirmLabel={text.logIn[t]} />;
  },
  play: async ({ userEvent, args, globals }) => {
    const dialog = await find();
    const only = within(dialog).getByRole('button', { name: textOf(globals, text.logIn) });
    await waitFor(() => expect(only).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
/** Long text wraps, and no button is wider than the dialog. */
export const LongText: Story = {
  render: function Long(args) {
    const t = useSampleLocale();
    return (
      <ConfirmDialog {...args} title={text.longTitle[t]} confirmLabel={text.longYes[t]} cancelLabel={text.no[t]}>
        {text.longBody[t]}
      </ConfirmDialog>
    );
  },
  play: async ({ globals }) => {
    const dialog = await find();
    await expect(dialog).toHaveAccessibleName(textOf(globals, text.longTitle));
    const { right } = dialog.getBoundingClientRect();
    for (const button of within(dialog).getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThan(right);
  },
};
export const Narrow: Story = { ...LongText, tags: ['phone'] };
