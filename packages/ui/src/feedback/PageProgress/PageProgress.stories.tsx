import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { PageProgress } from './PageProgress.tsx';

const meta = { title: 'Feedback/PageProgress', component: PageProgress, args: { isActive: true } } satisfies Meta<
  typeof PageProgress
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('progressbar', { name: messagesOf(globals, 'feedback', 'PageProgress')('loading') });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};
/** Active and at rest, each in a small window of its own. */
export const Matrix: Story = {
  render: ({ label: _, ...args }) => (
    <Stack gap={24}>
      {[true, false].map((isActive) => (
        <div key={String(isActive)} style={{ contain: 'layout', blockSize: 48 }}>
          <PageProgress {...args} isActive={isActive} />
        </div>
      ))}
    </Stack>
  ),
};
export const Idle: Story = {
  args: { isActive: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
