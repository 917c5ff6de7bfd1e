import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CountDown } from '../../feedback/CountDown/CountDown.tsx';
import { both } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { SAMPLE_NOW } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ProductRail } from '../ProductRail/ProductRail.tsx';
import { DealCard, type DealCardProps } from './DealCard.tsx';

const now = () => SAMPLE_NOW;
const title = both('限时特惠', 'Limited-time deals');

interface SampleProps extends Omit<DealCardProps, 'product' | 'href' | 'countDown'> {
  /** Index of the sample product. */
  place?: number;
  isSoldOut?: boolean;
  hasClock?: boolean;
}

function Sample({ place = 0, isSoldOut = false, hasClock = false, ...props }: SampleProps) {
  const product = sampleProducts(useSampleLocale())[place];
  if (!product) return null;
  const deal = product.deal ?? { endTime: '2026-11-20T12:00:00.000Z', claimedPercent: 100 };
  return (
    <DealCard
      {...props}
      product={{ ...product, deal, stock: isSoldOut ? 0 : product.stock }}
      href={`#${product.id}`}
      countDown={hasClock && <CountDown targetTime={SAMPLE_NOW + 8_076_000} now={now} />}
    />
  );
}

const meta = {
  title: 'Commerce/DealCard',
  component: Sample,
  args: { onFavoriteChange: fn() },
  decorators: [
    (Story, { parameters }) => (
      <Grid columns={parameters['columns'] ?? 'sm'}>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'commerce', 'DealCard');
    const name = sampleProducts(localeOf(globals))[0]?.title ?? '';
    await expect(canvas.getByRole('meter', { name: t('soldLabel') })).toHaveAttribute('value', '57');
    await expect(canvas.getByText(t('sold', { percent: 57 }))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: messagesOf(globals, 'commerce', 'ProductCard')('favorite', { title: name }) }),
    );
    await expect(args.onFavoriteChange).toHaveBeenCalledWith(true);
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const name = sampleProducts(localeOf(globals))[0]?.title ?? '';
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: messagesOf(globals, 'commerce', 'ProductCard')('favorite', { title: name }) }),
    ).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onFavoriteChange).toHaveBeenCalledWith(true);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name })).toHaveFocus();
  },
};
export const Matrix: Story = {
  render: (args) => (
    <Grid columns="sm" gap={24}>
      <Sample {...args} />
      <Sample {...args} isFavorite place={1} />
      <Sample {...args} isSoldOut />
      <Sample {...args} isEnded />
      <Sample {...args} place={9} />
    </Grid>
  ),
  parameters: { columns: 1 },
};
/** The card keeps its place and size, and shows no saving. */
export const Ended: Story = {
  args: { isEnded: true, hasClock: true },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = messagesOf(globals, 'commerce', 'DealCard');
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription(t('ended'));
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};
export const WithClock: Story = { args: { hasClock: true } };
export const SoldOut: Story = {
  args: { isSoldOut: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription(
      messagesOf(globals, 'commerce', 'DealCard')('soldOut'),
    );
  },
};

function Rail() {
  const locale = useSampleLocale();
  const places = [0, 1, 4, 9];
  return (
    <ProductRail
      tone="deal"
      title={title[locale]}
      note={<CountDown variant="tiles" targetTime={SAMPLE_NOW + 8_076_000} now={now} />}
      moreHref="#discount"
    >
      {places.map((index) => (
        <Sample key={index} place={index} />
      ))}
    </ProductRail>
  );
}
export const InRail: Story = {
  parameters: { columns: 1 },
  render: () => <Rail />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('region', { name: textOf(globals, title) })).toBeVisible();
  },
};
export const LongText: Story = { args: { place: 9 } };
export const Narrow: Story = { args: { place: 9, hasClock: true }, decorators: [narrow] };
