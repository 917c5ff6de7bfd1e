import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ProgressCircle } from './ProgressCircle.tsx';

const upload = both('正在上传照片', 'Uploading the photo');

const meta = {
  title: 'Feedback/ProgressCircle',
  component: ProgressCircle,
  args: { value: 65 },
} satisfies Meta<typeof ProgressCircle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Uploading(args) {
    return <ProgressCircle {...args} label={upload[useSampleLocale()]} />;
  },
  play: async ({ canvas, globals }) => {
    const circle = canvas.getByRole('progressbar', { name: textOf(globals, upload) });
    await expect(circle).toHaveAttribute('aria-valuenow', '65');
    await expect(circle).toHaveAttribute('aria-valuetext', '65%');
  },
};
export const Matrix: Story = {
  render: (args) => (
    <Grid columns="sm" gap={24}>
      {(['sm', 'md', 'lg'] as const).flatMap((size) =>
        [0, 4, 65, 100].map((value) => (
          <ProgressCircle key={`${size} ${value}`} {...args} size={size} value={value}>
            {size === 'md' && value}
            {size === 'lg' && `${value}%`}
          </ProgressCircle>
        )),
      )}
    </Grid>
  ),
};
/** Unknown progress: it rotates, or stands still with reduced motion. */
export const Unknown: Story = {
  render: (args) => <ProgressCircle {...args} value={undefined} />,
  play: async ({ canvas, globals }) => {
    const circle = canvas.getByRole('progressbar', {
      name: messagesOf(globals, 'feedback', 'ProgressCircle')('loading'),
    });
    await expect(circle).not.toHaveAttribute('aria-valuenow');
  },
};
