import { minor } from '@mallard/domain/money';
import { allowedActions } from '@mallard/domain/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { both, type Localized } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { SAMPLE_NOW, sampleOrder } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { OrderCard, type OrderCardProps } from './OrderCard.tsx';

interface SampleProps extends Omit<OrderCardProps, 'order' | 'href' | 'actions' | 'tracking' | 'errorMessage'> {
  status: string;
  lines?: number;
  event?: Localized | null;
  failure?: Localized;
  longText?: boolean;
}

function Sample({ status, lines, event, failure, longText = false, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const order = sampleOrder(locale, status, lines);
  const longer = {
    ...order,
    amounts: { ...order.amounts, total: minor(123_456_789) },
    items: order.items.map((item) => ({ ...item, title: `${item.title} `.repeat(5), quantity: 99 })),
  };
  return (
    <OrderCard
      hrefs={{ details: '#order' }}
      {...props}
      order={longText ? longer : order}
      href="#order"
      actions={allowedActions(status, { hasUnreviewedLines: true })}
      tracking={event && { text: event[locale], time: '2026-11-20T01:14:00.000Z', href: '#trace' }}
      errorMessage={failure?.[locale]}
    />
  );
}

const arrived = both(
  '快件已到达上海静安愚园路站，派送员正在派送',
  'Arrived at the Yuyuan Road station, Jing’an, and is out for delivery',
);
const tooLate = both('订单已经发货，不能取消', 'The order has shipped and cannot be cancelled');

const meta = {
  title: 'Commerce/OrderCard',
  component: Sample,
  args: { status: 'unpaid', onAction: fn(), now: () => SAMPLE_NOW },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { lines: 2 },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'OrderCard');
    const card = canvas.getByRole('article', { name: t('orderNumber', { number: '202611200846317731' }) });
    await expect(within(card).getByRole('timer')).toHaveTextContent(/^14:31$/);
    await expect(within(card).getAllByText(messagesOf(globals, 'shared', 'orderStatus')('unpaid'))[0]).toBeVisible();
    const pay = within(card).getByRole('button', { name: messagesOf(globals, 'orders', 'OrderActions')('pay') });
    await expect(pay).toHaveAccessibleDescription(t('orderNumber', { number: '202611200846317731' }));
    await userEvent.tab();
    await expect(within(card).getAllByRole('link')[0]).toHaveFocus();
    pay.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('pay');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Grid columns="lg" gap={16}>
      <Sample {...args} lines={2} />
      <Sample {...args} status="unshipped" />
      <Sample {...args} status="shipped" event={arrived} />
      <Sample {...args} status="shipped" lines={4} shippedPieces={2} />
      <Sample {...args} status="completed" lines={5} />
      <Sample {...args} status="cancelled" />
      <Sample {...args} status="teleported" lines={3} />
      <Sample {...args} status="unshipped" failure={tooLate} />
      <Sample {...args} status="shipped" pendingAction="confirm" />
    </Grid>
  ),
};

export const Shipped: Story = {
  args: { status: 'shipped', event: arrived },
  play: async ({ canvas, globals }) => {
    const event = canvas.getByRole('link', { name: new RegExp(textOf(globals, arrived)) });
    await expect(event).toHaveAttribute('href', '#trace');
    await expect(canvas.getByText('2026-11-20 09:14')).toBeVisible();
  },
};

/** Reserves space for the parcel's latest event while it is unknown: nothing below moves. */
export const TrackingUnknown: Story = {
  args: { status: 'shipped' },
  render: (args) => (
    <Grid columns="lg" gap={16}>
      <Sample {...args} event={null} />
      <Sample {...args} event={both('快件已揽收', 'Collected')} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [unknown, known] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().height);
    await expect(unknown).toBe(known);
  },
};

/** Some items have been shipped, others have not. */
export const PartlyShipped: Story = {
  args: { status: 'shipped', lines: 3, shippedPieces: 2, event: arrived },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(messagesOf(globals, 'orders', 'OrderCard')('partlyShipped', { shipped: 2, total: 7 })),
    ).toBeVisible();
  },
};

/** Three pictures and the number of further products. */
export const ManyLines: Story = {
  args: { status: 'completed', lines: 5 },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'orders', 'OrderCard');
    const [lines] = canvas.getAllByRole('link');
    await expect(lines).toHaveAccessibleName(expect.stringContaining(t('moreProducts', { count: 2 })));
    await expect(canvas.getByText('+2')).toBeVisible();
  },
};

/** While an action is pending, the others are inactive. */
export const Pending: Story = {
  args: { status: 'shipped', pendingAction: 'confirm' },
  play: async ({ canvas, userEvent, args, globals }) => {
    const confirm = canvas.getByRole('button', {
      name: new RegExp(messagesOf(globals, 'orders', 'OrderActions')('confirm')),
    });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** After a failed action the card shows the reason, and the button allows another try. */
export const Failed: Story = {
  args: { status: 'unshipped', failure: tooLate },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(textOf(globals, tooLate));
    await expect(
      canvas.getByRole('button', { name: messagesOf(globals, 'orders', 'OrderActions')('cancel') }),
    ).toBeEnabled();
  },
};

/** A newer server may send an unknown status. */
export const UnknownStatus: Story = {
  args: { status: 'teleported' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals, 'shared', 'orderStatus')('unknown'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = { args: { status: 'completed', longText: true } };

/**
 * At 320 px the number is only for screen readers, two actions share a line and the others are in a
 * menu beside the total.
 */
export const Narrow: Story = {
  args: { status: 'completed', lines: 5, longText: true },
  decorators: [narrow],
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'orders', 'OrderActions');
    const orderName = messagesOf(globals, 'orders', 'OrderCard')('orderNumber', { number: '202611200846317731' });
    await expect(canvas.getByRole('button', { name: t('moreActionsFor', { order: orderName }) })).toBeVisible();
    const card = canvas.getByRole('article', { name: orderName });
    await expect(card.scrollWidth).toBe(card.clientWidth);
    const [first, second] = [t('buyAgain'), t('review')].map((name) => canvas.getByText(name).getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
  },
};
