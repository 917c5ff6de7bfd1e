import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { InCurrencies } from '../../fixtures/InCurrencies.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { AmountTable, type AmountTableProps } from './AmountTable.tsx';

const text = {
  goods: both('商品金额（3\u00A0件）', 'Goods (3\u00A0items)'),
  promotion: both('满减', 'Promotion'),
  coupon: both('优惠券', 'Coupon'),
  shipping: both('运费', 'Shipping'),
  free: both('免运费', 'Free'),
  total: both('合计', 'Total'),
  longPromotion: both(
    '家具与灯具品类满 299 减 30 限时活动（每单一次）',
    'Furniture and lighting: ¥30 off over ¥299, once per order',
  ),
};

/** The amounts of a sample order in the page's language. */
function Sample({
  kind = 'plain',
  ...props
}: Partial<AmountTableProps> & { kind?: 'plain' | 'full' | 'changed' | 'unknown' | 'long' }) {
  const t = (key: keyof typeof text) => text[key][locale];
  const locale = useSampleLocale();
  const isHuge = kind === 'long';
  const products = {
    label: t('goods'),
    amount: minor(isHuge ? 128_990_000 : 50_700),
    previous: kind === 'changed' ? minor(48_700) : undefined,
  };
  const rest = [
    { label: t(isHuge ? 'longPromotion' : 'promotion'), amount: minor(3000), isSaving: true },
    { label: t('coupon'), amount: kind === 'unknown' ? null : minor(3000), isSaving: true },
    {
      label: t('shipping'),
      amount: minor(0),
      zeroLabel: t('free'),
      previous: kind === 'changed' ? minor(1000) : undefined,
    },
  ];
  const amount = minor(kind === 'plain' ? 50_700 : isHuge ? 128_984_000 : 44_700);
  return (
    <AmountTable
      rows={kind === 'plain' ? [products] : [products, ...rest]}
      total={{
        label: t('total'),
        amount: kind === 'unknown' ? null : amount,
        previous: kind === 'changed' ? minor(43_700) : undefined,
      }}
      {...props}
    />
  );
}

const meta = {
  title: 'Commerce/AmountTable',
  component: AmountTable,
  args: { rows: [], total: { label: '', amount: minor(0) } },
  render: ({ isStale }) => <Sample kind="full" isStale={isStale} />,
} satisfies Meta<typeof AmountTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getAllByText('−¥30.00')).toHaveLength(2);
    await expect(canvas.getByText(textOf(globals, text.free))).toBeVisible();
    await expect(canvas.getByText(textOf(globals, both('447.00 元', '447.00 yuan')))).toBeInTheDocument();
    await expect(spoken(canvasElement)).toBe('');
  },
};
/** Every state side by side. */
export const Matrix: Story = {
  render: () => (
    <Grid columns="lg" gap={48}>
      <Sample kind="full" />
      <Sample kind="plain" />
      <Sample kind="changed" />
      <Sample kind="full" isStale />
      <Sample kind="unknown" />
    </Grid>
  ),
};
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(spoken(canvasElement)).toContain(messagesOf(globals, 'commerce', 'AmountTable')('updating')),
    );
  },
};
/** A changed amount shows the previous one. */
export const Changed: Story = {
  render: () => <Sample kind="changed" />,
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(messagesOf(globals, 'commerce', 'AmountTable')('previousAmount', { amount: '¥437.00' })),
    ).toBeVisible();
  },
};
/** Unknown amounts are dashes, as tall as the amounts. */
export const Unknown: Story = {
  render: () => <Sample kind="unknown" />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(messagesOf(globals, 'commerce', 'AmountTable')('calculating'))).toHaveLength(2);
    await expect(canvas.getByText('−¥30.00')).toBeVisible();
  },
};
export const NothingSaved: Story = { render: () => <Sample /> };
export const Currencies: Story = {
  render: () => (
    <InCurrencies>
      <Sample kind="changed" />
    </InCurrencies>
  ),
};
export const LongText: Story = { render: () => <Sample kind="long" /> };
export const Narrow: Story = { decorators: [narrow], render: () => <Sample kind="long" isStale /> };
