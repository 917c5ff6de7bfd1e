import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { RankList } from './RankList.tsx';

function Sample() {
  return (
    <Surface padding={24}>
      <RankList
        headingLevel={2}
        products={sampleProducts(useSampleLocale()).slice(0, 6)}
        hrefOf={({ id }) => `#${id}`}
      />
    </Surface>
  );
}

const meta = { title: 'Commerce/RankList', component: Sample } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('第 1 名')).toBeInTheDocument();
  },
};
export const English: Story = { globals: { locale: 'en-US' } };
