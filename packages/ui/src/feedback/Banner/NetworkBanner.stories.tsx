import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NetworkBanner } from './NetworkBanner.tsx';

const meta = {
  title: 'Feedback/NetworkBanner',
  component: NetworkBanner,
  args: { status: 'offline', onRetry: fn() },
} satisfies Meta<typeof NetworkBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('离线模式：使用本地数据');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Unreachable: Story = { args: { status: 'unreachable' } };
export const Retrying: Story = { args: { status: 'unreachable', isRetrying: true } };
export const Checking: Story = { args: { status: 'checking' } };
export const Restored: Story = { args: { status: 'restored' } };
/** The region waits, empty. */
export const Online: Story = {
  args: { status: 'online' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const English: Story = { args: { status: 'unreachable' }, globals: { locale: 'en-US' } };
