import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LogisticsTrace } from './LogisticsTrace.tsx';

const meta = {
  title: 'Commerce/LogisticsTrace',
  component: LogisticsTrace,
  args: {
    carrier: '绿羽速运',
    trackingNumber: 'MF7720441806',
    onCopy: fn(),
    events: [
      { time: '2026-11-20T01:14:00.000Z', code: 'delivering', text: '派送员 陈师傅 正在派送' },
      { time: '2026-11-19T22:40:00.000Z', code: 'arrived', text: '到达上海静安愚园路站' },
      { time: '2026-11-18T08:31:00.000Z', code: 'collected', text: '已揽收' },
    ],
  },
} satisfies Meta<typeof LogisticsTrace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制单号' }));
    await expect(args.onCopy).toHaveBeenCalledWith('MF7720441806');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const NothingYet: Story = { args: { trackingNumber: null, carrier: null, events: [] } };
