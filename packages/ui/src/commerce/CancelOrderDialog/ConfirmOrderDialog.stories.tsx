import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { ConfirmOrderDialog } from './ConfirmOrderDialog.tsx';

const meta = {
  title: 'Commerce/ConfirmOrderDialog',
  component: ConfirmOrderDialog,
  args: { isOpen: true, action: 'confirm', onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof ConfirmOrderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'ConfirmOrderDialog');
    const found = await within(document.body).findByRole('alertdialog', { name: t('confirm.title') });
    const dialog = within(found);
    await waitFor(() => expect(dialog.getByRole('button', { name: t('dismiss') })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
const refused = both('订单状态变了，请刷新后再试', 'The order has changed. Reload the page and try again.');

/** Only one dialog is open at a time, so this shows everything. */
export const Matrix: Story = {
  args: { action: 'delete' },
  render: (args) => <ConfirmOrderDialog {...args} errorMessage={refused[useSampleLocale()]} />,
};
export const Delete: Story = {
  args: { action: 'delete' },
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'ConfirmOrderDialog');
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: t('delete.title') }));
    await userEvent.click(dialog.getByRole('button', { name: t('dismiss') }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
/** A bottom sheet at full width; the buttons share a line. */
export const OnPhone: Story = {
  tags: ['phone'],
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'ConfirmOrderDialog');
    const found = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(found.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
    await expect(found.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    const yes = within(found).getByRole('button', { name: t('confirm.confirmLabel') });
    const no = within(found).getByRole('button', { name: t('dismiss') });
    await expect(no.getBoundingClientRect().top).toBe(yes.getBoundingClientRect().top);
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });
    await tap(yes);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await tap(no);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
/** Ignores further presses and Escape. */
export const Pending: Story = {
  args: { action: 'delete', isPending: true },
  play: async ({ userEvent, args }) => {
    await within(document.body).findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  render: (args) => <ConfirmOrderDialog {...args} errorMessage={refused[useSampleLocale()]} />,
  play: async ({ globals }) => {
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent(textOf(globals, refused));
  },
};
const longRefusal = both(
  '这张订单里还有一个包裹在路上，快递公司预计后天送到；等两个包裹都收到以后，请再来这里删除订单。',
  'A second parcel of this order is still on its way and should arrive the day after tomorrow. Please come back and delete the order once you have received both of them.',
);
/** However long the text, the buttons stay in the window. */
export const LongText: Story = {
  args: { action: 'delete' },
  render: function Long(args) {
    return <ConfirmOrderDialog {...args} errorMessage={longRefusal[useSampleLocale()]} />;
  },
  play: async ({ globals }) => {
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    const yes = dialog.getByRole('button', {
      name: messagesOf(globals, 'orders', 'ConfirmOrderDialog')('delete.confirmLabel'),
    });
    await waitFor(() => expect(yes.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
export const Narrow: Story = { ...LongText, tags: ['phone'] };
