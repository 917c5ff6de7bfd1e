import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { amountTableWords } from '../AmountTable/AmountTable.words.ts';
import { CartSummary, type CartSummaryProps } from './CartSummary.tsx';
import { cartSummaryWords } from './CartSummary.words.ts';

const goods = both('商品金额（3\u00A0件）', 'Goods (3\u00A0items)');
const coupon = both('优惠券', 'Coupon');
const longCoupon = both('家具与灯具品类满 299 减 30 限时优惠券', 'Furniture and lighting coupon, ¥30 off from ¥299');
const shipping = both('运费', 'Shipping');
const free = both('免运费', 'Free');

type SampleProps = Omit<CartSummaryProps, 'rows'> & { isLong?: boolean };

function Sample({ isLong = false, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const rows = [
    { label: goods[locale], amount: minor(50_700) },
    { label: (isLong ? longCoupon : coupon)[locale], amount: minor(3000), isSaving: true },
    { label: shipping[locale], amount: minor(0), zeroLabel: free[locale] },
  ];
  return <CartSummary {...props} rows={props.selectedCount === 0 ? [] : rows} />;
}

const meta = {
  title: 'Commerce/CartSummary',
  component: CartSummary,
  args: { rows: [], total: minor(47_700), selectedCount: 3, saved: minor(21_000), onCheckout: fn() },
  render: ({ rows: _rows, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof CartSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { selectedCount: 0, total: minor(0), saved: minor(0) };

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const words = wordsOf(globals, cartSummaryWords);
    await expect(canvas.getByRole('region', { name: words.summary })).toBeVisible();
    canvas.getByRole('button', { name: words.checkoutWithCount(3) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheckout).toHaveBeenCalledTimes(1);
  },
};
/** Every state side by side. */
export const Matrix: Story = {
  // Regions of the same name stand side by side only in this picture.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: ({ rows: _rows, ...args }) => (
    <Grid columns="lg" gap={24}>
      <Sample {...args} />
      <Sample {...args} isStale />
      <Sample {...args} isPending />
      <Sample {...args} {...nothing} />
    </Grid>
  ),
};
export const NothingSelected: Story = {
  args: nothing,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: wordsOf(globals, cartSummaryWords).checkout })).toBeDisabled();
  },
};
/** Old amounts stay, marked as being updated. */
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(spoken(canvasElement)).toContain(wordsOf(globals, amountTableWords).updating));
  },
};
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};
export const LongText: Story = { render: ({ rows: _rows, ...args }) => <Sample {...args} isLong /> };
export const Narrow: Story = {
  decorators: [narrow],
  render: ({ rows: _rows, ...args }) => <Sample {...args} isLong />,
};
