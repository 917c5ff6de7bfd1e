import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: '12 月 1 日 0:00 至 2:00 系统维护' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack>
      <Banner tone="info">使用缓存数据</Banner>
      <Banner tone="success">网络已恢复</Banner>
      <Banner tone="warning">离线模式：使用本地数据</Banner>
      <Banner tone="danger">服务器连接失败：使用本地数据</Banner>
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    children: 'Deliveries to the north-west take two to three days longer than usual because of the snow. '.repeat(3),
  },
};
