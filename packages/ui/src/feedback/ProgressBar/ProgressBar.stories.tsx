import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const text = {
  upload: both('正在上传', 'Uploading'),
  photos: both('第 3 张，共 9 张', '3 of 9 photos'),
  long: both(
    '正在把您离线时加入购物车的商品合并到账户里，请不要关闭这个页面',
    'Merging what you put into the cart while you were offline into your account; please leave this page open',
  ),
};

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { value: 33 },
  render: function Uploading(args) {
    return <ProgressBar label={text.upload[useSampleLocale()]} {...args} />;
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Uploading(args) {
    const t = useSampleLocale();
    return <ProgressBar {...args} label={text.upload[t]} valueLabel={text.photos[t]} />;
  },
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('progressbar', { name: textOf(globals, text.upload) });
    await expect(bar).toHaveAttribute('aria-valuenow', '33');
    await expect(bar).toHaveAttribute('aria-valuetext', textOf(globals, text.photos));
  },
};
export const Matrix: Story = {
  render: function Each(args) {
    const t = useSampleLocale();
    return (
      <Grid columns="sm" gap={24}>
        {(['sm', 'md'] as const).flatMap((size) =>
          [0, 4, 33, 100].map((value) => (
            <ProgressBar key={`${size} ${value}`} {...args} size={size} value={value} label={text.upload[t]} />
          )),
        )}
      </Grid>
    );
  },
};
/** Unknown progress: no value is announced. */
export const Unknown: Story = {
  render: (args) => <ProgressBar {...args} value={undefined} />,
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('progressbar', { name: messagesOf(globals, 'feedback', 'ProgressBar')('progress') });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};
export const LongText: Story = {
  decorators: [narrow],
  render: function Long(args) {
    const t = useSampleLocale();
    return <ProgressBar {...args} label={text.long[t]} valueLabel={text.photos[t]} />;
  },
};
