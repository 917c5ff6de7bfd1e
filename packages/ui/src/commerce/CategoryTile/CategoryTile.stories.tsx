import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { CategoryTiles } from './CategoryTiles.tsx';

const icons = ['mug', 'lamp', 'headphones', 'armchair', 'bed', 'flower', 'droplet', 'notebook'];

function Sample({ hasPictures = true }: { hasPictures?: boolean }) {
  const locale = useSampleLocale();
  const [group] = sampleShell(locale).sidebar;
  const products = sampleProducts(locale);
  const categories = (group?.links ?? []).map(({ label, href }, place) => ({
    id: href,
    name: label,
    icon: icons[place] ?? '',
    picture: hasPictures ? (products[place]?.image ?? null) : null,
  }));
  return <CategoryTiles label={group?.label ?? ''} categories={categories} hrefOf={({ id }) => id} />;
}

const meta = { title: 'Commerce/CategoryTile', component: Sample } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '餐厨器具' })).toBeVisible();
  },
};
export const WithoutPictures: Story = { args: { hasPictures: false } };
export const English: Story = { globals: { locale: 'en-US' } };
