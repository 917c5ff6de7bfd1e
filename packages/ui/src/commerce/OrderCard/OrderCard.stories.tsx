import { allowedActions } from '@mallard/domain/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SAMPLE_NOW, sampleOrder } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { OrderCard, type OrderCardProps } from './OrderCard.tsx';

interface SampleProps extends Omit<OrderCardProps, 'order' | 'href' | 'actions'> {
  status: string;
  lines?: number;
}

function Sample({ status, lines, ...props }: SampleProps) {
  return (
    <OrderCard
      {...props}
      order={sampleOrder(useSampleLocale(), status, lines)}
      href="#order"
      hrefs={{ details: '#order' }}
      actions={allowedActions(status, { hasUnreviewedLines: true })}
    />
  );
}

const meta = {
  title: 'Commerce/OrderCard',
  component: Sample,
  args: { status: 'unpaid', onAction: fn(), now: () => SAMPLE_NOW },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unpaid: Story = {
  args: { lines: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: '订单号 202611200846317731' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:31');
    await userEvent.click(canvas.getByRole('button', { name: '立即支付' }));
    await expect(args.onAction).toHaveBeenCalledWith('pay');
  },
};
export const Shipped: Story = {
  args: {
    status: 'shipped',
    tracking: { text: '快件已到达上海静安愚园路站，派送员正在派送', time: '2026-11-20T01:14:00.000Z', href: '#trace' },
  },
};
export const Completed: Story = { args: { status: 'completed', lines: 3 } };
export const Cancelled: Story = { args: { status: 'cancelled' } };
export const UnknownStatus: Story = {
  args: { status: 'teleported' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('处理中')).toBeVisible();
  },
};
export const English: Story = { args: { status: 'completed', lines: 4 }, globals: { locale: 'en-US' } };
