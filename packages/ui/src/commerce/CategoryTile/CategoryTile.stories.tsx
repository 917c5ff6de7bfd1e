import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { localeOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';

const icons = ['mug', 'lamp', 'headphones', 'armchair', 'bed', 'flower', 'droplet', 'notebook'];
const long = both('手工陶瓷与玻璃餐厨器具', 'Handmade ceramics and glass for the kitchen');

interface SampleProps {
  hasPictures?: boolean;
  isLong?: boolean;
}

function Sample({ hasPictures = true, isLong = false }: SampleProps) {
  const locale = useSampleLocale();
  const [group] = sampleShell(locale).sidebar;
  const products = sampleProducts(locale);
  const categories = (group?.links ?? []).map(({ label, href }, index) => ({
    id: href,
    name: isLong && index % 3 === 0 ? long[locale] : label,
    icon: icons[index] ?? '',
    picture: hasPictures ? (products[index]?.image ?? null) : null,
  }));
  return (
    <CategoryTiles
      label={isLong ? long[locale] : (group?.label ?? '')}
      categories={categories}
      hrefOf={({ id }) => id}
    />
  );
}

const meta = { title: 'Commerce/CategoryTile', component: Sample } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const [group] = sampleShell(localeOf(globals)).sidebar;
    await expect(canvas.getByRole('navigation', { name: group?.label ?? '' })).toBeVisible();
    const first = canvas.getByRole('link', { name: group?.links[0]?.label ?? '' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};
export const Matrix: Story = {
  render: () => (
    <Stack gap={40}>
      <Sample />
      <Sample isLong hasPictures={false} />
    </Stack>
  ),
};
export const WithoutPictures: Story = { args: { hasPictures: false } };
export const LongText: Story = { args: { isLong: true } };
/** A narrow container of a wide page has fewer tiles in a row. */
export const Narrow: Story = {
  args: { isLong: true },
  decorators: [narrow],
  play: async ({ canvas }) => {
    for (const tile of canvas.getAllByRole('listitem')) {
      await expect(tile.getBoundingClientRect().width).toBeGreaterThanOrEqual(60);
    }
  },
};
