import { allowedActions } from '@mallard/domain/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderActions } from './OrderActions.tsx';

const actionsOf = (status: string) => allowedActions(status, { hasUnreviewedLines: true });

const meta = {
  title: 'Commerce/OrderActions',
  component: OrderActions,
  args: { actions: actionsOf('unpaid'), onAction: fn(), hrefs: { details: '#details' } },
} satisfies Meta<typeof OrderActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unpaid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '立即支付' }));
    await expect(args.onAction).toHaveBeenCalledWith('pay');
    await userEvent.click(canvas.getByRole('button', { name: '取消订单' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('cancel');
  },
};
export const Unshipped: Story = { args: { actions: actionsOf('unshipped') } };
export const Shipped: Story = { args: { actions: actionsOf('shipped'), hrefs: { logistics: '#trace' } } };
export const Completed: Story = { args: { actions: actionsOf('completed') } };
export const Cancelled: Story = { args: { actions: actionsOf('cancelled') } };
export const UnknownStatus: Story = {
  args: { actions: actionsOf('teleported') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '查看详情' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Pending: Story = { args: { pendingAction: 'pay' } };
export const English: Story = { args: { actions: actionsOf('completed') }, globals: { locale: 'en-US' } };
