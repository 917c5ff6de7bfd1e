import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const text = {
  info: both('12 月 1 日 0:00 至 2:00 系统维护', 'Maintenance on 1 December, 0:00 to 2:00'),
  success: both('订单已合并', 'Your orders have been merged'),
  warning: both('部分地区配送延迟', 'Deliveries are delayed in some regions'),
  danger: both('暂时无法付款', 'Payments are not possible at the moment'),
  more: both('查看', 'Details'),
  long: both(
    '由于西北地区连日降雪，发往新疆、青海、甘肃的包裹会比平时晚到两到三天，给您带来不便，我们深表歉意。',
    'Because of the snow of the last days, parcels to Xinjiang, Qinghai and Gansu take two to three days longer than usual. We are sorry for the trouble.',
  ),
};

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: '' },
  render: function Announced(args) {
    const t = useSampleLocale();
    return <Banner {...args}>{args.children || text.info[t]}</Banner>;
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals, text.info))).toBeVisible();
  },
};
export const Matrix: Story = {
  render: function Each() {
    const t = useSampleLocale();
    return (
      <Stack gap={12}>
        {(['info', 'success', 'warning', 'danger'] as const).flatMap((tone) => [
          <Banner key={tone} tone={tone}>
            {text[tone][t]}
          </Banner>,
          <Banner
            key={`${tone} action`}
            tone={tone}
            action={
              <Button size="sm" variant="quiet">
                {text.more[t]}
              </Button>
            }
          >
            {text[tone][t]}
          </Banner>,
        ])}
      </Stack>
    );
  },
};
export const LongText: Story = {
  decorators: [narrow],
  render: function Long(args) {
    const t = useSampleLocale();
    return (
      <Banner
        {...args}
        tone="warning"
        action={
          <Button size="sm" variant="quiet">
            {text.more[t]}
          </Button>
        }
      >
        {text.long[t]}
      </Banner>
    );
  },
};
