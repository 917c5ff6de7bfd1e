import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import type { CardProduct } from '../ProductCard/ProductCard.tsx';
import { ProductGrid, type ProductGridProps } from './ProductGrid.tsx';

function Sample(props: Omit<ProductGridProps<CardProduct>, 'products' | 'hrefOf'>) {
  return <ProductGrid {...props} products={sampleProducts(useSampleLocale())} hrefOf={({ id }) => `#${id}`} />;
}

const meta = {
  title: 'Commerce/ProductGrid',
  component: Sample,
  args: { status: 'ready', headingLevel: 2, onQuickAdd: fn(), onFavoriteChange: fn(), onRetry: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车：湖心双色拉面碗' }));
    await expect(args.onQuickAdd).toHaveBeenCalledWith(expect.objectContaining({ title: '湖心双色拉面碗' }));
  },
};
export const English: Story = { globals: { locale: 'en-US' } };
export const Wide: Story = { args: { columns: 'wide' } };
export const List: Story = { args: { columns: 'list' } };
export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: '商品加载中' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Empty: Story = { args: { status: 'empty' } };
export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
