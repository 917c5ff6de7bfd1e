import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductCard } from '../../commerce/ProductCard/ProductCard.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { ProductRail } from './ProductRail.tsx';
import { productRailWords } from './ProductRail.words.ts';

function Sample({ count }: { count: number }) {
  const locale = useSampleLocale();
  return (
    <ProductRail
      title={locale === 'zh-CN' ? '新品首发' : 'New arrivals'}
      note={locale === 'zh-CN' ? '每周四上新' : 'Fresh every Thursday'}
      moreHref="#new"
    >
      {sampleProducts(locale)
        .slice(0, count)
        .map((product) => (
          <ProductCard key={product.id} product={product} href={`#${product.id}`} onQuickAdd={() => {}} />
        ))}
    </ProductRail>
  );
}

const meta = {
  title: 'Navigation/ProductRail',
  component: Sample,
  args: { count: 8 },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: wordsOf(globals, productRailWords).seeAll })).toHaveAttribute(
      'href',
      '#new',
    );
  },
};
export const One: Story = { args: { count: 1 } };
