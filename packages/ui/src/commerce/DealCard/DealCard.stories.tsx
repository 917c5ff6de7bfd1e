import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CountDown } from '../../feedback/CountDown/CountDown.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { SAMPLE_NOW } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { ProductRail } from '../../navigation/ProductRail/ProductRail.tsx';
import { DealCard } from './DealCard.tsx';

const now = () => SAMPLE_NOW;

function Sample({ onFavoriteChange }: { onFavoriteChange: (isFavorite: boolean) => void }) {
  const locale = useSampleLocale();
  return (
    <ProductRail
      tone="deal"
      title={locale === 'zh-CN' ? '今日特惠' : 'Today’s deals'}
      note={<CountDown look="tiles" targetTime={SAMPLE_NOW + 8_076_000} now={now} />}
      moreHref="#discount"
    >
      {sampleProducts(locale)
        .filter(({ deal }) => deal)
        .map((product) => (
          <DealCard key={product.id} product={product} href={`#${product.id}`} onFavoriteChange={onFavoriteChange} />
        ))}
    </ProductRail>
  );
}

const meta = {
  title: 'Commerce/DealCard',
  component: Sample,
  args: { onFavoriteChange: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InRail: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '今日特惠' })).toBeVisible();
    await expect(canvas.getByText('已抢 57%')).toBeVisible();
  },
};
export const English: Story = { globals: { locale: 'en-US' } };
