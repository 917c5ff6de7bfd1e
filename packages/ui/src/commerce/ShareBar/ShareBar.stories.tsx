import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { ShareBar } from './ShareBar.tsx';

const meta = {
  title: 'Commerce/ShareBar',
  component: ShareBar,
  args: { percent: 62 },
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Silent: the share stands in words beside it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('rect:last-of-type')).toHaveAttribute('width', '62%');
  },
};
/** Every tone and share below one another. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['deal', 'rating'] as const).flatMap((tone) =>
        [0, 1, 62, 100].map((percent) => <ShareBar key={`${tone} ${percent}`} tone={tone} percent={percent} />),
      )}
    </Stack>
  ),
};
/** Filled from where reading starts. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [track, fill] = [...canvasElement.querySelectorAll('rect')].map((part) => part.getBoundingClientRect());
    await expect(fill?.right).toBe(track?.right);
    await expect(fill?.left).toBeGreaterThan(track?.left ?? 0);
  },
};
/** What is more than all is all, what is less than nothing is nothing. */
export const OutOfRange: Story = {
  args: { percent: 140 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('rect:last-of-type')).toHaveAttribute('width', '100%');
  },
};
