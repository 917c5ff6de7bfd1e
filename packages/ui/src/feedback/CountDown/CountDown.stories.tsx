import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { CountDown } from './CountDown.tsx';

const noon = Date.UTC(2026, 10, 20, 12);

const meta = {
  title: 'Feedback/CountDown',
  component: CountDown,
  args: { targetTime: noon + 1_799_000, now: () => noon, onExpire: fn() },
} satisfies Meta<typeof CountDown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '剩余时间 00:29:59' })).toHaveTextContent('00:29:59');
  },
};
export const Tiles: Story = { args: { look: 'tiles' } };
export const TilesOnGreen: Story = {
  args: { look: 'tiles' },
  render: (args) => (
    <Surface tone="iridescent">
      <CountDown {...args} />
    </Surface>
  ),
};
export const Days: Story = { args: { targetTime: noon + 49 * 3_600_000 } };
export const Over: Story = {
  args: { targetTime: noon - 1000 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00');
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledTimes(1));
  },
};
