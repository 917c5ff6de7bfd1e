import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import type { CardProduct } from '../ProductCard/ProductCard.tsx';
import { ProductGrid, type ProductGridProps } from './ProductGrid.tsx';

interface SampleProps extends Omit<ProductGridProps<CardProduct>, 'products' | 'hrefOf'> {
  isEmpty?: boolean;
}

function Sample({ isEmpty = false, ...props }: SampleProps) {
  const products = sampleProducts(useSampleLocale());
  return <ProductGrid {...props} products={isEmpty ? [] : products} hrefOf={({ id }) => `#${id}`} />;
}

const meta = {
  title: 'Commerce/ProductGrid',
  component: Sample,
  args: { status: 'ready', headingLevel: 2, onQuickAdd: fn(), onFavoriteChange: fn(), onRetry: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    const title = sampleProducts(localeOf(globals))[2]?.title ?? '';
    await userEvent.click(
      canvas.getByRole('button', { name: messagesOf(globals, 'commerce', 'ProductCard')('addToCart', { title }) }),
    );
    await expect(args.onQuickAdd).toHaveBeenCalledWith(expect.objectContaining({ title }));
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const title = sampleProducts(localeOf(globals))[0]?.title ?? '';
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onFavoriteChange).toHaveBeenCalledWith(expect.objectContaining({ title }), true);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: title })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onQuickAdd).toHaveBeenCalledWith(expect.objectContaining({ title }));
  },
};
/** Cards of different heights: prices are aligned. */
export const Matrix: Story = {};
export const Wide: Story = { args: { columns: 'wide' } };
export const List: Story = { args: { columns: 'list' } };
export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = messagesOf(globals, 'commerce', 'ProductGrid');
    await expect(canvas.getByText(t('loadingProducts')).closest('[aria-busy="true"]')).not.toBeNull();
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('loadingProducts')));
  },
};
export const LoadingList: Story = { args: { status: 'loading', columns: 'list', skeletonCount: 4 } };
export const Empty: Story = {
  args: { isEmpty: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals, 'commerce', 'ProductGrid')('noProducts'))).toBeVisible();
  },
};
export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

const more = both('再来两个', 'Two more');
function Growing() {
  const locale = useSampleLocale();
  const [count, setCount] = useState(4);
  const products = sampleProducts(locale).slice(0, count);
  return (
    <>
      <ProductGrid status="ready" headingLevel={2} products={products} hrefOf={({ id }) => `#${id}`} />
      <Button onPress={() => setCount(count + 2)}>{more[locale]}</Button>
    </>
  );
}
/** Adding products at the end does not move the focus. */
export const AppendKeepsFocus: Story = {
  render: () => <Growing />,
  play: async ({ canvas, userEvent, globals }) => {
    const [link] = canvas.getAllByRole('link');
    const button = canvas.getByRole('button', { name: textOf(globals, more) });
    await userEvent.click(button);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(button).toHaveFocus();
    link?.focus();
    await expect(canvas.getAllByRole('link')[0]).toBe(link);
  },
};
export const LongText: Story = { args: { columns: 'wide' } };
/** A narrow container of a wide page has fewer cards in a row. */
export const Narrow: Story = {
  decorators: [narrow],
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('listitem')) {
      await expect(card.getBoundingClientRect().width).toBeGreaterThanOrEqual(112);
    }
  },
};
