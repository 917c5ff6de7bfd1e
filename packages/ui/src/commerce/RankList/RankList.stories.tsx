import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import type { CardProduct } from '../ProductCard/ProductCard.tsx';
import { RankList } from './RankList.tsx';

function Sample({ from = 0, to = 6, hasPictures = true }: { from?: number; to?: number; hasPictures?: boolean }) {
  const products: CardProduct[] = sampleProducts(useSampleLocale()).slice(from, to);
  return (
    <Surface padding={24}>
      <RankList
        headingLevel={2}
        products={hasPictures ? products : products.map((product) => ({ ...product, image: null }))}
        hrefOf={({ id }) => `#${id}`}
      />
    </Surface>
  );
}

const meta = { title: 'Commerce/RankList', component: Sample } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(
      canvas.getByText(messagesOf(globals, 'commerce', 'RankList')('rank', { rank: 1 })),
    ).toBeInTheDocument();
  },
};
export const Matrix: Story = { args: { to: 10 } };
export const NoPictures: Story = { args: { hasPictures: false } };
export const LongText: Story = { args: { from: 8, to: 10 } };
/** A narrow container of a wide page has one column. */
export const Narrow: Story = {
  args: { from: 6, to: 10 },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const starts = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().left);
    await expect(new Set(starts).size).toBe(1);
  },
};
