import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { OrderShortcuts } from './OrderShortcuts.tsx';

const few = both('订单不多', 'A few orders');
const unknown = both('数量还不知道', 'Counts not known yet');
const many = both('订单很多', 'Many orders');
const announcement = both(
  '您的快件已到达上海浦东国际机场航空件中转枢纽，正在安排次晨达专线，预计明天上午十点前送达',
  'Your parcel has reached the hub for air freight at Shanghai Pudong and goes on with the overnight line; it should arrive before ten tomorrow morning',
);

const meta = {
  title: 'Account/OrderShortcuts',
  component: OrderShortcuts,
  args: { hrefOf: (tab) => `#${tab}`, counts: { unpaid: 1, unshipped: 2, shipped: 0, completed: 12 } },
} satisfies Meta<typeof OrderShortcuts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pending orders are counted, also in the link's name. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'account', 'OrderShortcuts');
    const tOrderStatus = messagesOf(globals, 'shared', 'orderStatus');
    await expect(canvas.getByRole('region', { name: t('title') })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: `${tOrderStatus('unshipped')} ${t('orderCount', { count: 2 })}` }),
    ).toHaveAttribute('href', '#unshipped');
    await expect(canvas.getByRole('link', { name: tOrderStatus('shipped') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: tOrderStatus('completed') })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t('all') })).toHaveFocus();
  },
};
/** With a few orders, before the counts are known, and with many. */
export const Matrix: Story = {
  render: function Matrix(args) {
    const locale = useSampleLocale();
    return (
      <Stack gap={24}>
        <OrderShortcuts {...args} aria-label={few[locale]} />
        <OrderShortcuts {...args} aria-label={unknown[locale]} counts={undefined} />
        <OrderShortcuts {...args} aria-label={many[locale]} counts={{ unpaid: 128, unshipped: 99, shipped: 1 }} />
      </Stack>
    );
  },
};
/** Content of any length wraps below the shortcuts. */
export const LongText: Story = {
  args: { counts: { unpaid: 128, unshipped: 1024, shipped: 99 } },
  render: function Long(args) {
    return <OrderShortcuts {...args}>{announcement[useSampleLocale()]}</OrderShortcuts>;
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
