import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Tag, type TagProps } from './Tag.tsx';

const tags = {
  deal: both('7.2 折', '−28%'),
  save: both('满 299 减 30', '¥30 off from ¥299'),
  new: both('新品', 'New'),
  craft: both('手工', 'Handmade'),
  info: both('预售', 'Pre-order'),
  danger: both('已失效', 'No longer valid'),
  line: both('公司', 'Office'),
} as const;
const long = both(
  '满 299 元减 30 元，与其他优惠不可同时使用，仅限餐厨器具与家纺布艺',
  '¥30 off orders from ¥299, not together with other offers, on kitchen and textiles only',
);

function Sample({ tone = 'line' }: Pick<TagProps, 'tone'>) {
  return <Tag tone={tone}>{tags[tone][useSampleLocale()]}</Tag>;
}

const meta = {
  title: 'Feedback/Tag',
  component: Tag,
  args: { children: '' },
  render: ({ tone }) => <Sample tone={tone} />,
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals, tags.line))).toBeVisible();
  },
};
export const Matrix: Story = {
  render: () => (
    <Inline gap={12}>
      {(['deal', 'save', 'new', 'craft', 'info', 'danger', 'line'] as const).map((tone) => (
        <Sample key={tone} tone={tone} />
      ))}
    </Inline>
  ),
};
/** Is truncated with an ellipsis instead of overflowing. */
export const LongText: Story = {
  decorators: [narrow],
  render: function Long() {
    return <Tag tone="save">{long[useSampleLocale()]}</Tag>;
  },
  play: async ({ canvas, globals }) => {
    const tag = canvas.getByText(textOf(globals, long));
    await expect(tag.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};
