import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { compose } from '../../fixtures/compose.ts';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';

const meta = {
  title: 'Commerce/CancelOrderDialog',
  component: CancelOrderDialog,
  args: { isOpen: true, isPaid: false, onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof CancelOrderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = () => within(document.body).findByRole('alertdialog');

/** Focuses the safest button first, and requires a reason. */
export const Default: Story = {
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'CancelOrderDialog');
    const found = await findDialog();
    await expect(found).toHaveAccessibleName(t('title'));
    const dialog = within(found);
    await waitFor(() => expect(dialog.getByRole('button', { name: t('dismiss') })).toHaveFocus());
    await expect(dialog.getByText(t('unpaid'))).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: t('confirm') }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(dialog.getByRole('radiogroup', { name: t('reason') })).toHaveAccessibleDescription(
      t('reasonRequired'),
    );
    await expect(dialog.getByRole('radio', { name: t('reasons.changedMind') })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(dialog.getByRole('radio', { name: t('reasons.wrongAddress') })).toBeChecked();
    await expect(dialog.queryByText(t('reasonRequired'))).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: t('confirm') }));
    await expect(args.onConfirm).toHaveBeenCalledWith({
      reason: 'wrongAddress',
      note: '',
      text: t('reasons.wrongAddress'),
    });
  },
};

/** Shows the refund of a paid order; the note is part of the result. */
export const Paid: Story = {
  args: { isPaid: true, refund: minor(44_700) },
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'CancelOrderDialog');
    const dialog = within(await findDialog());
    await expect(dialog.getByText(t('refund', { amount: '¥447.00' }))).toBeInTheDocument();
    await userEvent.click(dialog.getByText(t('reasons.other')));
    await userEvent.type(dialog.getByRole('textbox', { name: t('note') }), ' 320 ml ');
    await userEvent.click(dialog.getByRole('button', { name: t('confirm') }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith({
      reason: 'other',
      note: '320 ml',
      text: t('reasonWithNote', { reason: t('reasons.other'), note: '320 ml' }),
    });
  },
};

/** While it is pending, further presses and Escape do nothing. */
export const Pending: Story = {
  args: { isPaid: true, isPending: true },
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'CancelOrderDialog');
    const dialog = within(await findDialog());
    await expect(dialog.getByRole('button', { name: t('dismiss') })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(t('confirm')) }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

const shipped = both('订单已经发货，不能取消', 'The order has shipped and cannot be cancelled');

export const Failed: Story = {
  render: (args) => <CancelOrderDialog {...args} errorMessage={shipped[useSampleLocale()]} />,
  play: async () => {
    await expect(within(await findDialog()).getByRole('alert')).toBeInTheDocument();
  },
};

/** A bottom sheet at full width; the buttons share a line. */
export const OnPhone: Story = {
  tags: ['phone'],
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'CancelOrderDialog');
    const found = await findDialog();
    const dialog = within(found);
    await waitFor(() => expect(found.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
    await expect(found.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    const [no, yes] = [t('dismiss'), t('confirm')].map((name) => dialog.getByRole('button', { name }));
    await expect(no?.getBoundingClientRect().top).toBe(yes?.getBoundingClientRect().top);
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });
    await tap(dialog.getByText(t('reasons.tooSlow')));
    await tap(dialog.getByRole('button', { name: t('confirm') }));
    await expect(args.onConfirm).toHaveBeenCalledWith(expect.objectContaining({ reason: 'tooSlow' }));
  },
};

/** Only one dialog is open at a time, so this shows everything. */
export const Matrix: Story = {
  args: { isPaid: true, refund: minor(123_456_789) },
  render: (args) => <CancelOrderDialog {...args} errorMessage={shipped[useSampleLocale()]} />,
};

/** Enter ends a composition and submits nothing; a long text without spaces wraps. */
export const Ime: Story = {
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'CancelOrderDialog');
    const dialog = within(await findDialog());
    const note = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: t('note') });
    compose(note, 'dizhi', '地址');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.clear(note);
    await userEvent.type(note, `ＡＢ１２混合mixed${'0'.repeat(84)}`);
    await expect(note).toHaveProperty('scrollWidth', note.clientWidth);
  },
};

const longFailure = both(
  '订单里有一件商品已经交给快递公司，正在从上海浦东的仓库发往您的城市，所以现在不能取消整张订单，请在收到以后申请退货。',
  'One product of this order is with the carrier already, on its way from the warehouse in Pudong to your city, so that the order cannot be cancelled as a whole. Please return it once it has arrived.',
);
/** However long the text, the buttons stay in the window. */
export const LongText: Story = {
  args: { isPaid: true, refund: minor(9_999_999_999) },
  render: function Long(args) {
    return <CancelOrderDialog {...args} errorMessage={longFailure[useSampleLocale()]} />;
  },
  play: async ({ globals }) => {
    const yes = within(await findDialog()).getByRole('button', {
      name: messagesOf(globals, 'orders', 'CancelOrderDialog')('confirm'),
    });
    await waitFor(() => expect(yes.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
export const Narrow: Story = { ...LongText, tags: ['phone'] };
