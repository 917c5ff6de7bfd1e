import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleCoupons } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { CouponTicket, type CouponTicketProps } from './CouponTicket.tsx';

function Sample(props: Omit<CouponTicketProps, 'coupon'>) {
  return (
    <Grid columns="lg">
      {sampleCoupons(useSampleLocale()).map((coupon) => (
        <CouponTicket key={coupon.id} {...props} coupon={coupon} />
      ))}
    </Grid>
  );
}

const meta = {
  title: 'Commerce/CouponTicket',
  component: Sample,
  args: { onClaim: fn(), useHref: '#use' },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '领取' }));
    await expect(args.onClaim).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('8.5 折')).toBeVisible();
    await expect(canvas.getByText('已使用')).toBeVisible();
  },
};
export const Unusable: Story = { args: { reason: '未达到使用门槛' } };
export const Pending: Story = { args: { isPending: true } };
export const English: Story = { globals: { locale: 'en-US' } };
