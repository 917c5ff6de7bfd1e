import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { SpecTable, type SpecTableProps } from './SpecTable.tsx';

const body = both('基本信息', 'The mug');
const care = both('使用与保养', 'Care');
const facts = [
  [both('材质', 'Material'), both('高温白瓷，食品级釉', 'Porcelain, food-safe glaze')],
  [both('容量', 'Volume'), both('320 ml（七分满约 240 ml）', '320 ml, 240 ml when comfortably full')],
  [both('尺寸', 'Size'), both('口径 8.6 cm，高 9.4 cm', '8.6 cm across, 9.4 cm high')],
  [both('净重', 'Weight'), both('约 310 g', 'About 310 g')],
  [both('工艺', 'Craft'), both('手拉坯，半浸釉，1,280 °C 还原烧', 'Thrown by hand, half-dipped, fired at 1,280 °C')],
  [both('产地', 'Made in'), both('江西景德镇', 'Jingdezhen, Jiangxi')],
] as const;
const cares = [
  [both('适用', 'Fit for'), both('微波炉、洗碗机、冷藏', 'Microwave, dishwasher, refrigerator')],
  [
    both('清洁', 'Cleaning'),
    both('软布擦洗，素坯处避免深色茶渍久留', 'A soft cloth; do not let dark tea stand on bare clay'),
  ],
] as const;
const long = both(
  '每只杯子都由同一位匠人拉坯、修坯、上釉、装窑，釉线的高低、流动和颜色深浅因窑温与摆放位置而不同，图片仅供参考',
  'Every mug is thrown, trimmed, glazed and packed into the kiln by one person; height, flow and depth of the glaze line differ with its place in the fire, so pictures are a guide only',
);

interface SampleProps extends Omit<SpecTableProps, 'groups'> {
  isGrouped?: boolean;
  isLong?: boolean;
}

function Sample({ isGrouped = true, isLong = false, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const read = (rows: typeof facts | typeof cares) =>
    rows.map(([name, value], index) => ({
      name: name[locale],
      value: isLong && index === 1 ? long[locale] : value[locale],
    }));
  const groups = isGrouped
    ? [
        { title: body[locale], specs: read(facts) },
        { title: care[locale], specs: read(cares) },
      ]
    : [{ specs: read(facts) }];
  return <SpecTable {...props} groups={groups} />;
}

const meta = { title: 'Commerce/SpecTable', component: Sample } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('group', { name: textOf(globals, care) })).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(8);
    await expect(canvas.getAllByRole('definition')).toHaveLength(8);
  },
};
export const Matrix: Story = {
  render: () => (
    <Stack gap={40}>
      <Sample />
      <Sample isGrouped={false} />
      <Sample collapsedCount={3} />
    </Stack>
  ),
};
/** The first few facts, and the others on demand. */
export const Expand: Story = {
  args: { collapsedCount: 3 },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'product', 'SpecTable');
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('term')).toHaveLength(8);
    const less = canvas.getByRole('button', { name: t('showLess') });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await expect(less).toHaveFocus();
  },
};
export const LongText: Story = { args: { isLong: true } };
export const Narrow: Story = { args: { isLong: true }, decorators: [narrow] };
