import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { CouponStrip } from './CouponStrip.tsx';

const coupons = [
  { id: 'spring', kind: 'amount', value: 3000, threshold: minor(29_900) },
  { id: 'kitchen', kind: 'percent', value: 1000, threshold: minor(0) },
  { id: 'parcel', kind: 'freeShipping', value: 0, threshold: minor(9900) },
] as const;

const teaware = both('茶器', 'Teaware');

const meta = {
  title: 'Commerce/CouponStrip',
  component: CouponStrip,
  args: { coupons, onOpen: fn() },
} satisfies Meta<typeof CouponStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'product', 'CouponStrip');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('getCoupons')) }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByText(t('amountWithThreshold', { amount: '¥30', threshold: '¥299' }))).toBeVisible();
  },
};
/** A coupon for a single category names it. */
export const OfCategory: Story = {
  render: function OfCategory(args) {
    const category = teaware[useSampleLocale()];
    return <CouponStrip {...args} coupons={coupons.map((coupon) => ({ ...coupon, category }))} />;
  },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'product', 'CouponStrip');
    await expect(
      canvas.getByText(
        t('categoryOnly', {
          category: textOf(globals, teaware),
          summary: t('amountWithThreshold', { amount: '¥30', threshold: '¥299' }),
        }),
      ),
    ).toBeVisible();
  },
};
/** Each kind, with and without a threshold. */
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {(['amount', 'percent', 'freeShipping'] as const).map((kind) => (
        <CouponStrip
          key={kind}
          {...args}
          coupons={[
            { id: 'over', kind, value: 1250, threshold: minor(29_900) },
            { id: 'any', kind, value: 1250, threshold: minor(0) },
          ]}
        />
      ))}
    </Stack>
  ),
};
export const Narrow: Story = { decorators: [narrow] };
