import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('仅剩 3 件')).toBeVisible();
  },
};
export const States: Story = {
  render: () => (
    <Stack align="start">
      <StockBadge state="in" />
      <StockBadge state="low" left={3} />
      <StockBadge state="out" />
      <StockBadge state="preorder" />
      <StockBadge state="unknown" />
    </Stack>
  ),
};
export const English: Story = { ...States, globals: { locale: 'en-US' } };
