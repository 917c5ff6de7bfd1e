import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { CartSummary, type CartSummaryProps } from './CartSummary.tsx';

const products = both('商品金额（3\u00A0件）', 'Goods (3\u00A0items)');
const coupon = both('优惠券', 'Coupon');
const longCoupon = both('家具与灯具品类满 299 减 30 限时优惠券', 'Furniture and lighting coupon, ¥30 off from ¥299');
const shipping = both('运费', 'Shipping');
const none = both('未使用', 'None used');
const claimable = both('2\u00A0张可领取', '2\u00A0to claim');
const checking = both('查询中', 'Checking');
const withoutCoupons = both('合计（未计优惠券）', 'Total before coupons');
const atCheckout = both('结算时计算', 'At checkout');
const free = both('免运费', 'Free');

interface SampleProps extends Omit<CartSummaryProps, 'rows' | 'coupon'> {
  kind?: 'saved' | 'claimable' | 'unknown' | 'unpriced' | 'long';
  onOpen: () => void;
}

/** The amounts of a sample cart in the page's language. */
function Sample({ kind = 'saved', onOpen, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const isKnown = kind === 'saved' || kind === 'long';
  const saving = minor(isKnown && props.selectedCount > 0 ? 3000 : 0);
  const noteOf = { saved: none, long: none, claimable, unknown: checking, unpriced: atCheckout };
  const goodsAmount = minor(props.selectedCount === 0 ? 0 : 50_700);
  return (
    <CartSummary
      {...props}
      {...(kind === 'unpriced' && { totalLabel: withoutCoupons[locale] })}
      coupon={{ saving, note: noteOf[kind][locale], isDisabled: props.selectedCount === 0, onOpen }}
      total={kind === 'unknown' ? null : minor(goodsAmount - saving)}
      rows={[
        { label: products[locale], amount: goodsAmount },
        {
          label: (kind === 'long' ? longCoupon : coupon)[locale],
          amount: kind === 'unknown' ? null : saving,
          isSaving: true,
          zeroLabel: (kind === 'unpriced' ? atCheckout : none)[locale],
        },
        {
          label: shipping[locale],
          amount: minor(0),
          ...(props.selectedCount > 0 && { zeroLabel: free[locale] }),
        },
      ]}
    />
  );
}

const onOpen = fn();

const meta = {
  title: 'Commerce/CartSummary',
  component: CartSummary,
  args: { rows: [], total: minor(47_700), selectedCount: 3, saved: minor(21_000), onCheckout: fn() },
  render: ({ rows: _rows, coupon: _coupon, ...args }) => <Sample {...args} onOpen={onOpen} />,
} satisfies Meta<typeof CartSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { selectedCount: 0, total: minor(0), saved: minor(0) };

export const Default: Story = {
  beforeEach: () => void onOpen.mockClear(),
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'cart', 'CartSummary');
    await expect(canvas.getByRole('region', { name: t('summary') })).toBeVisible();
    canvas.getByRole('button', { name: t('checkoutWithCount', { count: 3 }) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheckout).toHaveBeenCalledTimes(1);
    const saving = textOf(globals, both('优惠券 负 30.00 元', 'Coupon minus 30.00 yuan'));
    await userEvent.click(canvas.getByRole('button', { name: saving }));
    await expect(onOpen).toHaveBeenCalledTimes(1);
  },
};
/** Every state side by side. */
export const Matrix: Story = {
  // Only this story has several regions with the same name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: ({ rows: _rows, coupon: _coupon, ...args }) => (
    <Grid columns="lg" gap={24}>
      <Sample {...args} onOpen={onOpen} />
      <Sample {...args} onOpen={onOpen} isStale />
      <Sample {...args} onOpen={onOpen} isPending />
      <Sample {...args} onOpen={onOpen} {...nothing} kind="claimable" />
      <Sample {...args} onOpen={onOpen} saved={minor(0)} kind="claimable" />
      <Sample {...args} onOpen={onOpen} saved={minor(0)} kind="unknown" />
      <Sample {...args} onOpen={onOpen} saved={minor(0)} kind="unpriced" />
    </Grid>
  ),
};
export const NothingSelected: Story = {
  args: nothing,
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'cart', 'CartSummary');
    await expect(canvas.getByRole('button', { name: t('checkout') })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: new RegExp(t('coupon')) })).toBeDisabled();
  },
};
/** Outdated amounts stay, marked as being updated. */
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(spoken(canvasElement)).toContain(messagesOf(globals, 'commerce', 'AmountTable')('updating')),
    );
  },
};
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    // Its name also contains that it is busy.
    const t = messagesOf(globals, 'cart', 'CartSummary');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('checkout')) }));
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};
/** While the shopper's coupons load, the total is unknown. */
export const Unknown: Story = {
  args: { saved: undefined },
  render: ({ rows: _rows, coupon: _coupon, ...args }) => <Sample {...args} onOpen={onOpen} kind="unknown" />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(messagesOf(globals, 'commerce', 'AmountTable')('calculating'))).toHaveLength(2);
    await expect(canvas.getByText(messagesOf(globals, 'cart', 'CartSummary')('note'))).toBeVisible();
  },
};
/** The coupons could not be loaded: the label of the total says that they are not included. */
export const WithoutCoupons: Story = {
  args: { saved: undefined },
  render: ({ rows: _rows, coupon: _coupon, ...args }) => <Sample {...args} onOpen={onOpen} kind="unpriced" />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals, withoutCoupons))).toBeVisible();
  },
};
export const LongText: Story = {
  render: ({ rows: _rows, coupon: _coupon, ...args }) => <Sample {...args} onOpen={onOpen} kind="long" />,
};
export const Narrow: Story = {
  decorators: [narrow],
  render: ({ rows: _rows, coupon: _coupon, ...args }) => <Sample {...args} onOpen={onOpen} kind="long" />,
};
