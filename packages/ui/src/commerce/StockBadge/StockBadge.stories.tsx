import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { StockBadge } from './StockBadge.tsx';

const meta = {
  title: 'Commerce/StockBadge',
  component: StockBadge,
  args: { state: 'low', left: 3 },
} satisfies Meta<typeof StockBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(messagesOf(globals, 'product', 'StockBadge')('stockLeft', { count: 3 })),
    ).toBeVisible();
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
/** The limit is irrelevant when nothing can be bought. */
export const SoldOutWithLimit: Story = {
  args: { state: 'out', limitPerOrder: 5 },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'product', 'StockBadge');
    await expect(canvas.getByText(t('states.out'))).toBeVisible();
    await expect(canvas.queryByText(t('purchaseLimit', { limit: 5 }))).toBeNull();
  },
};
export const LongText: Story = { args: { left: 9, limitPerOrder: 1_234_567 } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
