import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Tag } from './Tag.tsx';

const meta = { title: 'Feedback/Tag', component: Tag, args: { children: '公司' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline gap={12}>
      <Tag tone="deal">7.2 折</Tag>
      <Tag tone="save">满 299 减 30</Tag>
      <Tag tone="new">新品</Tag>
      <Tag tone="craft">手工</Tag>
      <Tag tone="info">预售</Tag>
      <Tag tone="danger">已失效</Tag>
      <Tag tone="line">公司</Tag>
    </Inline>
  ),
};
export const English: Story = { args: { tone: 'save', children: '¥30 off orders over ¥299' } };
