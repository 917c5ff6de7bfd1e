import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { OrderStatusTabs } from './OrderStatusTabs.tsx';

const meta = {
  title: 'Commerce/OrderStatusTabs',
  component: OrderStatusTabs,
  args: {
    current: 'unpaid',
    hrefOf: (tab) => `#${tab}`,
    counts: { all: 9, unpaid: 1, unshipped: 2, shipped: 0, completed: 5, cancelled: 1 },
  },
} satisfies Meta<typeof OrderStatusTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name contains the number of pending orders; finished orders are not counted. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'orders', 'OrderStatusTabs');
    const tOrderStatus = messagesOf(globals, 'shared', 'orderStatus');
    await expect(canvas.getByRole('navigation', { name: t('label') })).toBeVisible();
    const unpaid = canvas.getByRole('link', { name: `${tOrderStatus('unpaid')} ${t('orderCount', { count: 1 })}` });
    await expect(unpaid).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: tOrderStatus('shipped') })).toHaveAttribute('href', '#shipped');
    await expect(canvas.getByRole('link', { name: tOrderStatus('completed') })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(unpaid).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={24}>
      <OrderStatusTabs {...args} />
      <OrderStatusTabs {...args} current="all" label="counts unknown" counts={undefined} />
      <OrderStatusTabs
        {...args}
        current="cancelled"
        label="many orders"
        counts={{ all: 999, unpaid: 128, unshipped: 64, shipped: 1024, completed: 0, cancelled: 0 }}
      />
    </Stack>
  ),
};

/** Labels come from the shop; only the counts grow. */
export const LongText: Story = {
  args: { counts: { all: 99_999, unpaid: 12_345, unshipped: 23_456, shipped: 34_567, completed: 0, cancelled: 0 } },
};
/** At 320 px the row scrolls, and starts scrolled to the current tab. */
export const Narrow: Story = {
  args: { current: 'cancelled' },
  decorators: [narrow],
  play: async ({ canvas, globals }) => {
    const row = canvas.getByRole('navigation');
    const current = canvas.getByRole('link', { name: messagesOf(globals, 'shared', 'orderStatus')('cancelled') });
    await waitFor(() =>
      expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1),
    );
  },
};
