import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { type PaymentAction, type PaymentState, PaymentStatus } from './PaymentStatus.tsx';

const more = both(
  '订单号 2026 1120 0846 7731。银行返回：交易金额超过当日限额，请联系发卡银行调整限额后再试，或使用其他银行卡支付。',
  'Order 2026 1120 0846 7731. Your bank says: the amount is over the limit of the day. Please ask the bank that issued the card to raise it, or use another card.',
);

const meta = {
  title: 'Commerce/PaymentStatus',
  component: PaymentStatus,
  args: { status: 'paid', amount: minor(44_700), onAction: fn() },
} satisfies Meta<typeof PaymentStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of each state: its last button. */
const mainActions: Readonly<Record<PaymentState, PaymentAction>> = {
  pending: 'pay',
  confirming: 'check',
  paid: 'viewOrder',
  failed: 'retry',
  refunded: 'viewOrder',
  closed: 'buyAgain',
  unknown: 'check',
};

/**
 * Creates a story of one state: it shows the status and useful actions, and mentions a failure only
 * if the payment failed.
 */
function stands(status: string, shown: PaymentState, story: Story = {}): Story {
  return {
    ...story,
    args: { status, ...story.args },
    play: async ({ canvas, userEvent, args, globals }) => {
      const t = messagesOf(globals, 'checkout', 'PaymentStatus');
      await expect(canvas.getByRole('status')).toHaveTextContent(t(`states.${shown}.title`));
      if (shown !== 'failed') await expect(canvas.queryByText(t('states.failed.title'))).toBeNull();
      const main = canvas.getAllByRole('button').at(-1);
      main?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenCalledTimes(1);
      await expect(args.onAction).toHaveBeenCalledWith(mainActions[shown]);
    },
  };
}

export const Default = stands('paid', 'paid');
export const Pending = stands('pending', 'pending');
export const Confirming = stands('confirming', 'confirming');
export const Failed = stands('failed', 'failed');
export const Refunded = stands('refunded', 'refunded');
export const Closed = stands('closed', 'closed');
export const Unknown = stands('unknown', 'unknown');
/** An unknown status from a newer server is no failure either, and does not ask to pay again. */
export const NewWord: Story = {
  args: { status: 'underReview' },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'checkout', 'PaymentStatus');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('states.unknown.title'));
    await expect(canvas.getByRole('button', { name: t('actions.check') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('actions.pay') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('actions.retry') })).toBeNull();
  },
};
/** Every state side by side. */
export const Matrix: Story = {
  render: (args) => (
    <Grid columns="lg" gap={24}>
      {['pending', 'confirming', 'paid', 'failed', 'refunded', 'closed', 'unknown'].map((status) => (
        <PaymentStatus key={status} {...args} status={status} />
      ))}
      <PaymentStatus {...args} status="confirming" isSlow />
      <PaymentStatus {...args} status="failed" pendingAction="retry" />
      <PaymentStatus {...args} status="pending" allowedActions={['pay']} amount={undefined} />
    </Grid>
  ),
};
export const Slow: Story = {
  args: { status: 'confirming', isSlow: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      messagesOf(globals, 'checkout', 'PaymentStatus')('slow'),
    );
  },
};
/** After returning from the bank's page, the title has the focus and is read first. */
export const BackFromRedirect: Story = {
  args: { status: 'confirming', autoFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
};
export const Checking: Story = {
  args: { status: 'unknown', pendingAction: 'check' },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'checkout', 'PaymentStatus');
    await expect(canvas.getByRole('button', { name: t('actions.viewOrder') })).toBeDisabled();
  },
};
/** The "check" button disappears once the answer arrives: the title gets its focus. */
export const Checked: Story = {
  args: { status: 'unknown' },
  render: function Asking({ status: asked, onAction, ...args }) {
    const [status, setStatus] = useState(asked);
    return (
      <PaymentStatus
        {...args}
        status={status}
        onAction={(action) => {
          onAction(action);
          setStatus('paid');
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'checkout', 'PaymentStatus');
    canvas.getByRole('button', { name: t('actions.check') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('check');
    await expect(canvas.getByRole('heading', { name: t('states.paid.title') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('actions.continueShopping') })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: { status: 'failed', amount: minor(9_999_999_999) },
  render: function LongText(args) {
    return <PaymentStatus {...args}>{more[useSampleLocale()]}</PaymentStatus>;
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
