import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { InCurrencies } from '../../fixtures/InCurrencies.tsx';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { OrderPreview, type OrderPreviewProps } from './OrderPreview.tsx';

const amounts = { goods: minor(50_700), discount: minor(6000), shipping: minor(0), total: minor(44_700) };
const before = { goods: minor(49_700), discount: minor(6000), shipping: minor(0), total: minor(43_700) };
/** The same total with higher prices and a larger discount. */
const otherwise = { goods: minor(49_700), discount: minor(5000), shipping: minor(0), total: minor(44_700) };

type SampleProps = Omit<OrderPreviewProps, 'lines' | 'amounts' | 'accepted' | 'ref'> & {
  kind?: 'plain' | 'changed' | 'shifted' | 'missing' | 'long' | undefined;
};

function Sample({ kind = 'plain', ...props }: SampleProps) {
  const items = sampleCartItems(useSampleLocale());
  const lines = (kind === 'missing' ? items : items.slice(0, 2)).map((line) => ({
    ...line,
    title: kind === 'long' ? Array(5).fill(line.title).join(' ') : line.title,
    price: kind === 'long' ? minor(128_990_000) : line.price,
  }));
  const accepted = {
    amounts: kind === 'shifted' ? otherwise : before,
    lines: lines.map((line, index) => ({ ...line, price: index === 1 ? minor(line.price - 1000) : line.price })),
  };
  return (
    <OrderPreview
      {...props}
      lines={lines}
      amounts={amounts}
      accepted={kind === 'changed' || kind === 'shifted' ? accepted : undefined}
    />
  );
}

const meta = {
  title: 'Commerce/OrderPreview',
  component: OrderPreview,
  args: { lines: [], amounts },
  render: ({ lines: _lines, amounts: _amounts, accepted: _accepted, ref: _ref, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof OrderPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Creates a story with one kind of sample. */
const shows = (kind: SampleProps['kind'], story: Story = {}): Story => ({
  ...story,
  render: ({ lines: _lines, amounts: _amounts, accepted: _accepted, ref: _ref, ...args }) => (
    <Sample {...args} kind={kind} />
  ),
});

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'checkout', 'OrderPreview');
    const products = canvas.getByRole('region', { name: t('items') });
    await expect(within(products).getAllByRole('listitem')).toHaveLength(2);
    // Matches text with normalized spaces.
    await expect(canvas.getByText(t('subtotal', { count: 3 }).replace('\u00a0', ' '))).toBeVisible();
    await expect(canvas.getByText(t('free'))).toBeVisible();
  },
};
/** Every state side by side. */
export const Matrix: Story = {
  // Several regions have the same name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: ({ lines: _lines, amounts: _amounts, accepted: _accepted, ref: _ref, ...args }) => (
    <Grid columns="lg" gap={24}>
      <Sample {...args} />
      <Sample {...args} kind="changed" />
      <Sample {...args} kind="missing" />
      <Sample {...args} isRefreshing />
    </Grid>
  ),
};
/** Changes since the accepted preview are marked with the previous value, and announced. */
export const Changed = shows('changed', {
  play: async ({ canvas, canvasElement, globals }) => {
    const t = messagesOf(globals, 'checkout', 'OrderPreview');
    await expect(canvas.getByText(t('previousPrice', { amount: '¥319.00' }))).toBeVisible();
    await expect(
      canvas.getByText(messagesOf(globals, 'commerce', 'AmountTable')('previousAmount', { amount: '¥437.00' })),
    ).toBeVisible();
    const spoken = canvasElement.querySelector('[data-live-announcer] [aria-live="polite"]');
    await waitFor(() => expect(spoken).toHaveTextContent(t('totalChanged', { from: '¥437.00', to: '¥447.00' })));
  },
});
/** Announces changed parts even if the total is the same. */
export const ChangedWithin = shows('shifted', {
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(
      canvas.getByText(messagesOf(globals, 'commerce', 'AmountTable')('previousAmount', { amount: '¥497.00' })),
    ).toBeVisible();
    const t = messagesOf(globals, 'checkout', 'OrderPreview');
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('amountsChanged', { total: '¥447.00' })));
  },
});
export const Refreshing: Story = {
  args: { isRefreshing: true },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(spoken(canvasElement)).toContain(messagesOf(globals, 'commerce', 'AmountTable')('updating')),
    );
  },
};
/** An unavailable product stays visible, marked as not included in the order. */
export const WithMissing = shows('missing', {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals, 'checkout', 'OrderPreview')('soldOut'))).toBeVisible();
  },
});
/** Line items, changed amounts and the total of a checkout. */
export const Currencies: Story = {
  // Several regions have the same name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: ({ lines: _lines, amounts: _amounts, accepted: _accepted, ref: _ref, ...args }) => (
    <InCurrencies>
      <Sample {...args} kind="changed" />
    </InCurrencies>
  ),
};
export const LongText = shows('long');
export const Narrow = shows('long', { decorators: [narrow] });
