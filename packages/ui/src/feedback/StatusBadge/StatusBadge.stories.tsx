import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesIn } from '../../fixtures/messagesIn.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const statuses = {
  unpaid: both('待付款', 'To pay'),
  unshipped: both('待发货', 'To ship'),
  shipped: both('待收货', 'To receive'),
  completed: both('已完成', 'Completed'),
  cancelled: both('已取消', 'Cancelled'),
  pending: both('支付确认中', 'Confirming payment'),
  paid: both('已支付', 'Paid'),
  failed: both('支付失败', 'Payment failed'),
  refunded: both('已退款', 'Refunded'),
  inspecting: both(
    messagesIn('zh-CN', 'shared', 'orderStatus')('unknown'),
    messagesIn('en-US', 'shared', 'orderStatus')('unknown'),
  ),
} as const;
type Sample = keyof typeof statuses;
const long = both(
  '包裹正在从上海转运中心发往杭州，预计明天下午送达',
  'On its way from Shanghai to Hangzhou, expected tomorrow afternoon',
);

function Named({ status }: { status: Sample }) {
  return <StatusBadge status={status}>{statuses[status][useSampleLocale()]}</StatusBadge>;
}

const meta = {
  title: 'Feedback/StatusBadge',
  component: StatusBadge,
  args: { status: 'unpaid', children: '' },
  render: ({ status }) => <Named status={status as Sample} />,
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals, statuses.unpaid))).toBeVisible();
  },
};
/** Statuses of orders and payments, and an unknown one from a newer server. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={8}>
      {(Object.keys(statuses) as Sample[]).map((status) => (
        <Named key={status} status={status} />
      ))}
    </Stack>
  ),
};
/** An unknown status from a newer server has neutral text and no color. */
export const Unknown: Story = {
  args: { status: 'inspecting' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals, statuses.inspecting))).toBeVisible();
  },
};
export const LongText: Story = {
  render: function Long() {
    return <StatusBadge status="shipped">{long[useSampleLocale()]}</StatusBadge>;
  },
};
