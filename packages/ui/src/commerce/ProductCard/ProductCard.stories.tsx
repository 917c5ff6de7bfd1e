import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';

interface SampleProps extends Omit<ProductCardProps, 'product' | 'href'> {
  /** Which of the sample products. */
  place: number;
}

function Sample({ place, ...props }: SampleProps) {
  const product = sampleProducts(useSampleLocale())[place];
  return product ? <ProductCard {...props} product={product} href={`#${product.id}`} /> : null;
}

const meta = {
  title: 'Commerce/ProductCard',
  component: Sample,
  args: { place: 0, onFavoriteChange: fn(), onQuickAdd: fn() },
  decorators: [
    (Story) => (
      <Grid columns="sm">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: '云釉手工马克杯 320 ml' });
    await expect(link).toHaveAttribute('href');
    const heart = canvas.getByRole('button', { name: /^收藏/ });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(args.onFavoriteChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: /^加入购物车/ }));
    await expect(args.onQuickAdd).toHaveBeenCalledTimes(1);
    link.focus();
    await userEvent.tab({ shift: true });
    await expect(heart).toHaveFocus();
  },
};
export const Favorite: Story = { args: { isFavorite: true } };
export const Fresh: Story = { args: { place: 3 } };
export const SoldOut: Story = {
  args: { place: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已售罄')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /加入购物车/ })).toBeNull();
  },
};
export const LongTitleAndHugePrice: Story = { args: { place: 9 } };
export const LongEnglishTitle: Story = { args: { place: 9 }, globals: { locale: 'en-US' } };
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^加入购物车/ }));
    await expect(args.onQuickAdd).not.toHaveBeenCalled();
  },
};
export const Horizontal: Story = {
  args: { layout: 'horizontal' },
  decorators: [
    (Story) => (
      <Grid columns={1}>
        <Story />
      </Grid>
    ),
  ],
};
