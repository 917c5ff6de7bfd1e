import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sampleCoupons } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { CouponPicker } from './CouponPicker.tsx';

interface SampleProps {
  isEmpty?: boolean;
  onSelect: (couponId: string | null) => void;
}

function Sample({ isEmpty = false, onSelect }: SampleProps) {
  const [, percent, free, used] = sampleCoupons(useSampleLocale());
  const coupons = [percent, free, used].flatMap((coupon, place) =>
    coupon && !isEmpty
      ? [
          {
            coupon,
            isUsable: place < 2,
            reason: place < 2 ? null : ('BELOW_THRESHOLD' as const),
            saving: minor(3000 - place * 1000),
          },
        ]
      : [],
  );
  return (
    <CouponPicker
      isOpen
      onOpenChange={() => {}}
      coupons={coupons}
      selectedId={percent?.id ?? null}
      onSelect={onSelect}
    />
  );
}

const meta = {
  title: 'Commerce/CouponPicker',
  component: Sample,
  args: { onSelect: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: '使用优惠券' });
    await userEvent.click(screen.getByRole('radio', { name: '不使用优惠券' }));
    await expect(args.onSelect).toHaveBeenCalledWith(null);
    // The sheet fades in.
    await waitFor(() => expect(screen.getByText('未达到使用门槛')).toBeVisible());
  },
};
export const Empty: Story = { args: { isEmpty: true } };
export const English: Story = { globals: { locale: 'en-US' } };
