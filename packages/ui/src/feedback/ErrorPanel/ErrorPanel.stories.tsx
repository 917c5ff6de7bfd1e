import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

const meta = {
  title: 'Feedback/ErrorPanel',
  component: ErrorPanel,
  args: { kind: 'server', onRetry: fn() },
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('服务器错误，请稍后重试');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Kinds: Story = {
  render: (args) => (
    <Stack>
      {(['network', 'timeout', 'server', 'notFound', 'forbidden', 'unknown'] as const).map((kind) => (
        <ErrorPanel key={kind} {...args} kind={kind} />
      ))}
    </Stack>
  ),
};
export const Retrying: Story = { args: { isRetrying: true } };
export const WithReference: Story = { args: { reference: '8f2c-41d7' }, globals: { locale: 'en-US' } };
