import { type Minor, minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InCurrencies } from '../../fixtures/InCurrencies.tsx';
import { both } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { spokenPrice } from '../../fixtures/spokenPrice.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

interface SampleProps extends Omit<ProductCardProps, 'product' | 'href' | 'errorMessage'> {
  /** Index of the sample product. */
  place: number;
  hasPicture?: boolean;
  hasPriceRange?: boolean;
  hasError?: boolean;
  price?: Minor;
  originalPrice?: Minor | null;
}

const failed = both('没有加上，请重试', 'Not added, please retry');

function Sample({
  place,
  hasPicture = true,
  hasPriceRange = false,
  hasError = false,
  price,
  originalPrice,
  ...props
}: SampleProps) {
  const locale = useSampleLocale();
  const product = sampleProducts(locale)[place];
  if (!product) return null;
  return (
    <ProductCard
      {...props}
      product={{
        ...product,
        hasPriceRange,
        image: hasPicture ? product.image : null,
        price: price ?? product.price,
        originalPrice: originalPrice === undefined ? product.originalPrice : originalPrice,
      }}
      href={`#${product.id}`}
      errorMessage={hasError ? failed[locale] : undefined}
    />
  );
}

const meta = {
  title: 'Commerce/ProductCard',
  component: Sample,
  args: { place: 0, onFavoriteChange: fn(), onQuickAdd: fn() },
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

/** One link over the whole card, with the favorite and add buttons above it. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'commerce', 'ProductCard');
    const title = sampleProducts(localeOf(globals))[0]?.title ?? '';
    const link = canvas.getByRole('link', { name: title });
    await expect(link).toHaveAttribute('href');
    await expect(link).not.toHaveAccessibleDescription();
    const favoriteButton = canvas.getByRole('button', { name: t('favorite', { title }) });
    await expect(favoriteButton).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(favoriteButton);
    await expect(args.onFavoriteChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: t('chooseOptions', { title }) }));
    await expect(args.onQuickAdd).toHaveBeenCalledTimes(1);
    link.focus();
    await userEvent.tab({ shift: true });
    await expect(favoriteButton).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onFavoriteChange).toHaveBeenCalledTimes(2);
  },
};
/** SKUs with different prices: the card shows the lowest one as "from". */
export const PriceRange: Story = {
  args: { hasPriceRange: true },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'foundations', 'Price');
    await expect(
      canvas.getByText(t('lowestAndOriginal', { now: spokenPrice(globals, 8900), was: spokenPrice(globals, 12_900) })),
    ).toBeInTheDocument();
  },
};
/** The add button adds a product without options to the cart; otherwise it opens the options. */
export const WithoutOptions: Story = {
  args: { place: 1 },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'commerce', 'ProductCard');
    const title = sampleProducts(localeOf(globals))[1]?.title ?? '';
    await expect(canvas.queryByRole('button', { name: t('chooseOptions', { title }) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('addToCart', { title }) }));
    await expect(args.onQuickAdd).toHaveBeenCalledTimes(1);
  },
};
/** Both layouts in every state. */
export const Matrix: Story = {
  parameters: { columns: 1 },
  render: (args) => (
    <>
      <Grid columns="sm" gap={24}>
        <Sample {...args} />
        <Sample {...args} isFavorite />
        <Sample {...args} place={3} />
        <Sample {...args} place={8} />
        <Sample {...args} isOffSale />
        <Sample {...args} place={9} />
        <Sample {...args} isPending />
        <Sample {...args} hasError />
        <Sample {...args} hasPicture={false} />
        <Sample {...args} isPriceHidden />
        <Sample {...args} rank={1} />
        <ProductCardSkeleton />
      </Grid>
      <Grid columns="lg" gap={24}>
        <Sample {...args} layout="horizontal" />
        <Sample {...args} layout="horizontal" place={8} />
        <Sample {...args} layout="horizontal" place={9} />
        <Sample {...args} layout="horizontal" hasError />
        <Sample {...args} layout="horizontal" isPriceHidden />
        <Sample {...args} layout="horizontal" rank={12} />
        <ProductCardSkeleton layout="horizontal" />
      </Grid>
    </>
  ),
};
/** The link itself says that the product is sold out. */
export const SoldOut: Story = {
  args: { place: 8 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription(
      messagesOf(globals, 'commerce', 'ProductCard')('soldOut'),
    );
    // Only the favorite button.
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
export const OffSale: Story = {
  args: { isOffSale: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription(
      messagesOf(globals, 'commerce', 'ProductCard')('offSale'),
    );
  },
};
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const [, add] = canvas.getAllByRole('button');
    if (add) await userEvent.click(add);
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await expect(args.onQuickAdd).not.toHaveBeenCalled();
  },
};
export const QuickAddFailed: Story = {
  args: { hasError: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(textOf(globals, failed));
    const [, add] = canvas.getAllByRole('button');
    await expect(add).toHaveAccessibleDescription(textOf(globals, failed));
    if (add) await userEvent.click(add);
    await expect(args.onQuickAdd).toHaveBeenCalledTimes(1);
  },
};
export const NoPicture: Story = { args: { hasPicture: false } };
export const PriceHidden: Story = {
  args: { isPriceHidden: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals, 'commerce', 'ProductCard')('priceHidden'))).toBeVisible();
  },
};
export const Loading: Story = { render: () => <ProductCardSkeleton /> };
/** Two title lines with facts below them are as tall as the skeleton before. */
export const LoadedInPlace: Story = {
  args: { place: 9 },
  parameters: { columns: 1 },
  render: (args) => (
    <>
      <div>
        <ProductCardSkeleton />
      </div>
      <div>
        <Sample {...args} />
      </div>
    </>
  ),
  decorators: [narrow],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const grey = card.parentElement?.previousElementSibling?.firstElementChild;
    await expect(card.offsetHeight).toBe((grey as HTMLElement).offsetHeight);
  },
};
/** A struck price that does not fit beside the current price is above it, so the current prices of a row are aligned. */
export const LongPrices: Story = {
  args: { hasPriceRange: true },
  parameters: { columns: 1 },
  render: (args) => (
    <Grid columns={2}>
      <Sample {...args} price={minor(329_900)} originalPrice={minor(359_900)} />
      <Sample {...args} price={minor(5900)} originalPrice={null} />
    </Grid>
  ),
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    const [long, short] = ['3,299', '59'].map((amount) => canvas.getByText(amount));
    const struck = canvasElement.querySelector('s');
    if (!long || !short || !struck) throw new Error('Missing price');
    const longBox = long.getBoundingClientRect();
    await expect(struck.getBoundingClientRect().bottom).toBeLessThanOrEqual(longBox.top + 2);
    await expect(longBox.bottom).toBeCloseTo(short.getBoundingClientRect().bottom, 0);
  },
};
export const Horizontal: Story = { args: { layout: 'horizontal' }, parameters: { columns: 1 } };
export const Currencies: Story = {
  parameters: { columns: 1 },
  render: (args) => (
    <InCurrencies>
      <Sample {...args} />
    </InCurrencies>
  ),
};
export const LongText: Story = { args: { place: 9 } };
export const Narrow: Story = {
  args: { place: 9 },
  parameters: { columns: 1 },
  render: (args) => (
    <>
      <Grid columns={2}>
        <Sample {...args} />
        <Sample {...args} place={8} />
      </Grid>
      <Sample {...args} layout="horizontal" />
    </>
  ),
  decorators: [narrow],
};
