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

/** Hidden from screen readers: text beside it shows the percentage. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('rect:last-of-type')).toHaveAttribute('width', '62%');
  },
};
/** Every tone and percentage. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['deal', 'rating'] as const).flatMap((tone) =>
        [0, 1, 62, 100].map((percent) => <ShareBar key={`${tone} ${percent}`} tone={tone} percent={percent} />),
      )}
    </Stack>
  ),
};
/** Filled from the start of the text direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [track, fill] = [...canvasElement.querySelectorAll('rect')].map((part) => part.getBoundingClientRect());
    await expect(fill?.right).toBe(track?.right);
    await expect(fill?.left).toBeGreaterThan(track?.left ?? 0);
  },
};
/** Values are limited to 0 and 100. */
export const OutOfRange: Story = {
  args: { percent: 140 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('rect:last-of-type')).toHaveAttribute('width', '100%');
  },
};
