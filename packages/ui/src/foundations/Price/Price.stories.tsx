import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InCurrencies } from '../../fixtures/InCurrencies.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { spokenPrice } from '../../fixtures/spokenPrice.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { Price, type PriceProps } from './Price.tsx';

const meta = {
  title: 'Foundations/Price',
  component: Price,
  args: { amount: minor(8900), original: minor(12_900) },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

const piece = both('件', 'piece');
const longUnit = both('三只装礼盒', 'gift box of three pieces');

function WithUnit({ text = piece, ...props }: Omit<PriceProps, 'unit'> & { text?: typeof piece }) {
  return <Price {...props} unit={text[useSampleLocale()]} />;
}

/** One sentence for screen readers, visible digits in three sizes. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'foundations', 'Price');
    const spoken = t('currentAndOriginal', {
      now: spokenPrice(globals, 8900),
      was: spokenPrice(globals, 12_900),
    });
    await expect(canvas.getByText(spoken)).toBeInTheDocument();
    await expect(canvas.getByText('¥129')).toHaveAttribute('aria-hidden', 'true');
  },
};
/** Every size in every tone, and every kind of amount. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap={24}>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Inline key={size} gap={24}>
          <Price {...args} size={size} />
          <Price amount={args.amount} size={size} />
          <WithUnit amount={args.amount} size={size} />
        </Inline>
      ))}
      <Inline gap={24}>
        <Price amount={minor(0)} />
        <Price amount={minor(0)} zero="free" />
        <Price amount={minor(5)} />
        <Price amount={minor(-3000)} tone="deal" />
        <Price amount={minor(128_000)} showDecimals={false} />
        <Price amount={minor(128_050)} showDecimals={false} />
        <Price amount={minor(12_800)} currency="JPY" original={minor(15_800)} />
        <Price amount={minor(12_800)} currency="EUR" />
        <Price amount={minor(12_800)} currency="USD" />
      </Inline>
      <Price amount={minor(9_999_999_999)} original={minor(9_999_999_999)} size="lg" />
      <Surface tone="iridescent">
        <Price {...args} tone="onBrand" size="lg" />
      </Surface>
    </Stack>
  ),
};
export const Regular: Story = {
  args: { original: null },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(spokenPrice(globals, 8900))).toBeInTheDocument();
  },
};
/** A lower previous price is not struck through. */
export const RoseInPrice: Story = {
  args: { original: minor(7900) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};
export const Zero: Story = { args: { amount: minor(0), original: null } };
export const Free: Story = {
  args: { amount: minor(0), zero: 'free' },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'foundations', 'Price');
    const spoken = t('currentAndOriginal', { now: t('free'), was: spokenPrice(globals, 12_900) });
    await expect(canvas.getByText(spoken)).toBeInTheDocument();
  },
};
/** A refund: the minus precedes the symbol and is announced as a word. */
export const Refund: Story = {
  args: { amount: minor(-3000), original: null },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'foundations', 'Price');
    await expect(canvas.getByText(t('negativeAmount', { amount: spokenPrice(globals, 3000) }))).toBeInTheDocument();
  },
};
export const Huge: Story = { args: { amount: minor(9_999_999_999), original: null, size: 'xl' } };
/** A currency without a minor unit: the amount is in yen, not in hundredths. */
export const ZeroDecimals: Story = {
  args: { amount: minor(12_800), original: null, currency: 'JPY' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(spokenPrice(globals, 12_800, 'JPY'))).toBeInTheDocument();
  },
};
export const PerUnit: Story = {
  render: (args) => <WithUnit {...args} />,
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'foundations', 'Price');
    const now = t('perUnit', {
      amount: spokenPrice(globals, 8900),
      unit: textOf(globals, piece),
    });
    const was = spokenPrice(globals, 12_900);
    await expect(canvas.getByText(t('currentAndOriginal', { now, was }))).toBeInTheDocument();
  },
};
export const OnBrand: Story = {
  args: { tone: 'onBrand', size: 'lg' },
  decorators: [
    (Story) => (
      <Surface tone="iridescent">
        <Story />
      </Surface>
    ),
  ],
};
/** Digits, position of the symbol and direction follow currency and language. */
export const Currencies: Story = {
  render: (args) => (
    <InCurrencies>
      <Price {...args} amount={minor(123_450)} original={minor(234_500)} size="xl" />
      <Price amount={minor(123_450)} size="sm" />
      <Price amount={minor(-123_450)} size="lg" tone="deal" />
      <Price amount={minor(123_000)} size="lg" showDecimals={false} />
    </InCurrencies>
  ),
};
export const LongText: Story = { render: (args) => <WithUnit {...args} text={longUnit} /> };
export const Narrow: Story = {
  args: { amount: minor(9_999_999_998), original: minor(9_999_999_999), size: 'xl' },
  render: (args) => <WithUnit {...args} text={longUnit} />,
  decorators: [narrow],
};
