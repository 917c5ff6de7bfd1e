import type { Coupon } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InCurrencies } from '../../fixtures/InCurrencies.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { SAMPLE_NOW, sampleCoupons } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { discountOf } from '../../intl/discount.ts';
import { CouponCard, type CouponCardProps } from './CouponCard.tsx';

const tooSmall = both('还差 ¥120.00 可用', 'Spend ¥120.00 more to use it');
const terms = both(
  '每人限领一张，每单限用一张，不与会员折扣同享。',
  'One per person and order, not together with member prices.',
);
const longName = both(
  '家具、灯具与家纺布艺品类通用，特价与预售商品除外',
  'Furniture, lighting and textiles, except pre-orders and things on sale',
);

interface SampleProps extends Omit<CouponCardProps, 'coupon' | 'ref'> {
  place?: number;
  change?: Partial<Coupon> | undefined;
}

function Sample({ place = 0, change, ...props }: SampleProps) {
  const coupon = sampleCoupons(useSampleLocale())[place];
  return coupon ? <CouponCard {...props} coupon={{ ...coupon, ...change }} /> : null;
}

const meta = {
  title: 'Commerce/CouponCard',
  component: CouponCard,
  args: { coupon: sampleCoupons('zh-CN')[0] as Coupon, onClaim: fn(), useHref: '#use', now: () => SAMPLE_NOW },
  render: ({ coupon: _coupon, ref: _ref, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof CouponCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const inAnHour = new Date(SAMPLE_NOW + 3_600_000).toISOString();
/** Creates a story with one of the samples, changed. */
const shows = (sample: Partial<SampleProps>, story: Story = {}): Story => ({
  ...story,
  render: ({ coupon: _coupon, ref: _ref, ...args }) => <Sample {...args} {...sample} />,
});

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'commerce', 'ClaimButton');
    const name = t('actionOnCoupon', { action: t('claim'), coupon: textOf(globals, both('全场通用', 'Storewide')) });
    const claim = canvas.getByRole('button', { name });
    await expect(claim).toHaveAccessibleDescription(
      messagesOf(globals, 'commerce', 'CouponCard')('threshold', { amount: '¥299' }),
    );
    claim.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClaim).toHaveBeenCalledTimes(1);
  },
};
/** Every state side by side. */
export const Matrix: Story = {
  render: function Matrix({ coupon: _coupon, ref: _ref, ...args }) {
    const locale = useSampleLocale();
    return (
      <Grid columns="lg">
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Sample key={index} {...args} place={index} />
        ))}
        <Sample {...args} isPending />
        <Sample {...args} place={1} unavailableReason={tooSmall[locale]} end="" />
        <Sample {...args} place={1} isSelected end="" />
        <Sample {...args} place={1} rules={terms[locale]} />
        <Sample {...args} signInHref="#login" />
        <Sample {...args} change={{ endTime: inAnHour }} />
      </Grid>
    );
  },
};
export const Usable = shows({ place: 1 });
export const Unusable: Story = {
  render: function Unusable({ coupon: _coupon, ref: _ref, ...args }) {
    return <Sample {...args} place={1} unavailableReason={tooSmall[useSampleLocale()]} end="" />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals, tooSmall))).toBeVisible();
  },
};
export const Used = shows(
  { place: 3 },
  {
    play: async ({ canvas, globals }) => {
      await expect(canvas.getByText(messagesOf(globals, 'commerce', 'CouponCard')('used'))).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
    },
  },
);
export const Expired = shows({ place: 4 });
/** The last hour counts down by the given clock. */
export const EndsInAnHour = shows(
  { change: { endTime: inAnHour } },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('timer')).toHaveTextContent('01:00:00');
    },
  },
);
/** The end has passed since the page was loaded: the coupon can no longer be claimed. */
export const JustOver = shows(
  { change: { endTime: new Date(SAMPLE_NOW - 1000).toISOString() } },
  {
    play: async ({ canvas, globals }) => {
      await waitFor(() =>
        expect(canvas.getByText(messagesOf(globals, 'commerce', 'CouponCard')('expired'))).toBeVisible(),
      );
      await expect(canvas.queryByRole('button')).toBeNull();
    },
  },
);
export const NotStarted = shows(
  { place: 1, change: { startTime: inAnHour } },
  {
    play: async ({ canvas, globals }) => {
      const t = messagesOf(globals, 'commerce', 'CouponCard');
      const date = '2026-11-20 10:02';
      await expect(canvas.getByText(date).parentElement).toHaveTextContent(t('validFrom', { date }));
    },
  },
);
/** A percentage shows its maximum saving. */
export const PercentWithCap = shows(
  { place: 1 },
  {
    play: async ({ canvas, globals }) => {
      const t = messagesOf(globals, 'commerce', 'CouponCard');
      await expect(canvas.getByText(t('percentOff', { discount: discountOf(1500, t.locale) }))).toBeVisible();
      await expect(canvas.getByText(new RegExp(t('maxDiscount', { amount: '¥80' })))).toBeVisible();
    },
  },
);
export const Rules: Story = {
  render: function Rules({ coupon: _coupon, ref: _ref, ...args }) {
    return <Sample {...args} rules={terms[useSampleLocale()]} />;
  },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByText(messagesOf(globals, 'commerce', 'CouponCard')('terms')));
    await expect(canvas.getByText(textOf(globals, terms))).toBeVisible();
  },
};
export const Currencies: Story = {
  render: ({ coupon: _coupon, ref: _ref, ...args }) => (
    <InCurrencies>
      <Sample {...args} />
      <Sample {...args} change={{ value: 123_450, threshold: minor(500_000), cap: minor(200_000) }} />
    </InCurrencies>
  ),
};
export const LongText: Story = {
  render: function LongText({ coupon: _coupon, ref: _ref, ...args }) {
    const change = { name: longName[useSampleLocale()], value: 12_345_600, threshold: minor(99_999_900) };
    return <Sample {...args} change={change} />;
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
