import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { localeOf, messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { SAMPLE_NOW } from '../../fixtures/samplePurchase.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import type { CardProduct } from '../ProductCard/ProductCard.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';

const HOUR_MS = 60 * 60 * 1000;
const sampleNow = () => SAMPLE_NOW;
const hoursAgo = [0, 1, 10, 26, 27, 80];

interface SampleProps {
  onRemove?: (product: CardProduct) => void;
  onClear?: () => void;
  /** Index of the first sample product. */
  from?: number;
  count?: number;
}

function Sample({ onRemove, onClear, from = 0, count = 6 }: SampleProps) {
  const products = sampleProducts(useSampleLocale()).slice(from, from + count);
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  const items = products
    .map((product, index) => ({ product, viewedAt: SAMPLE_NOW - (hoursAgo[index] ?? 0) * HOUR_MS }))
    .filter(({ product }) => !removedIds.includes(product.id));
  return (
    <RecentlyViewed
      items={items}
      now={sampleNow}
      hrefOf={({ id }) => `#${id}`}
      onRemove={(product) => {
        setRemovedIds([...removedIds, product.id]);
        onRemove?.(product);
      }}
      onClear={() => {
        setRemovedIds(products.map(({ id }) => id));
        onClear?.();
      }}
    />
  );
}

const meta = {
  title: 'Commerce/RecentlyViewed',
  component: Sample,
  args: { onRemove: fn(), onClear: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a removal the focus is on the next remove button, and the removal is announced. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'commerce', 'RecentlyViewed');
    const [first, second] = sampleProducts(localeOf(globals));
    const today = canvas.getByRole('list', { name: t('today') });
    await expect(within(today).getAllByRole('listitem').length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: t('remove', { title: first?.title ?? '' }) }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: first?.id }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('remove', { title: second?.title ?? '' }) })).toHaveFocus(),
    );
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('removed', { title: first?.title ?? '' })));
  },
};
/** By keyboard: removes one product, then cancels removing all with Escape. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'commerce', 'RecentlyViewed');
    const [first, second] = sampleProducts(localeOf(globals));
    const clear = canvas.getByRole('button', { name: t('clear') });
    await userEvent.tab();
    await expect(clear).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: first?.title ?? '' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: first?.id }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('remove', { title: second?.title ?? '' }) })).toHaveFocus(),
    );
    clear.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: t('clearTitle') });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(clear).toHaveFocus());
    await expect(args.onClear).not.toHaveBeenCalled();
  },
};
export const Matrix: Story = {};
export const ClearAll: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'commerce', 'RecentlyViewed');
    await userEvent.click(canvas.getByRole('button', { name: t('clear') }));
    const dialog = await screen.findByRole('alertdialog', { name: t('clearTitle') });
    await userEvent.click(within(dialog).getByRole('button', { name: t('clear') }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('empty') })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('title') })).toHaveFocus());
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('cleared')));
  },
};
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'commerce', 'RecentlyViewed');
    await expect(canvas.getByRole('heading', { name: t('empty') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('clear') })).toBeNull();
  },
};
export const LongText: Story = { args: { from: 8, count: 2 } };
export const Narrow: Story = { args: { from: 6, count: 4 }, decorators: [narrow] };
