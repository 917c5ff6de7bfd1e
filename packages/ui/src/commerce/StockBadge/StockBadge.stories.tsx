import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../../fixtures/narrow.tsx';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { StockBadge } from './StockBadge.tsx';
import { stockBadgeWords } from './StockBadge.words.ts';

const meta = {
  title: 'Commerce/StockBadge',
  component: StockBadge,
  args: { state: 'low', left: 3 },
} satisfies Meta<typeof StockBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals, stockBadgeWords).left(3))).toBeVisible();
  },
};
export const Matrix: Story = {
  render: () => (
    <Stack align="start">
      <StockBadge state="in" />
      <StockBadge state="in" limitPerOrder={5} />
      <StockBadge state="low" />
      <StockBadge state="low" left={3} />
      <StockBadge state="low" left={3} limitPerOrder={2} />
      <StockBadge state="out" />
      <StockBadge state="preorder" limitPerOrder={1} />
      <StockBadge state="unknown" />
    </Stack>
  ),
};
/** A limit is no news where nothing can be bought. */
export const SoldOutWithLimit: Story = {
  args: { state: 'out', limitPerOrder: 5 },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals, stockBadgeWords);
    await expect(canvas.getByText(words.out)).toBeVisible();
    await expect(canvas.queryByText(words.limit(5))).toBeNull();
  },
};
export const LongText: Story = { args: { left: 9, limitPerOrder: 1_234_567 } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
