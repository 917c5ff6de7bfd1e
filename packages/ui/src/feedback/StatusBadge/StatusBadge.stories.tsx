import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'Feedback/StatusBadge',
  component: StatusBadge,
  args: { status: 'unpaid', children: '待付款' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const All: Story = {
  render: () => (
    <Stack gap={8}>
      <StatusBadge status="unpaid">待付款</StatusBadge>
      <StatusBadge status="unshipped">待发货</StatusBadge>
      <StatusBadge status="shipped">待收货</StatusBadge>
      <StatusBadge status="completed">已完成</StatusBadge>
      <StatusBadge status="cancelled">已取消</StatusBadge>
    </Stack>
  ),
};
/** A status that a newer server invented. */
export const Unknown: Story = { args: { status: 'inspecting', children: 'inspecting' } };
