import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, LayoutList } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { both, type Localized } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const view = both('视图', 'View');
const grid = both('网格', 'Grid');
const list = both('列表', 'List');
const period = both('时间', 'Period');
const periods = [both('近一个月', 'Last month'), both('近三个月', 'Last 3 months'), both('今年', 'This year')];
const sorts = [
  both('综合排序（推荐）', 'Recommended for you first'),
  both('价格从低到高', 'Price, lowest to highest'),
  both('销量从高到低', 'Best selling of all time'),
  both('最新上架', 'Newest arrivals first'),
];

function Views(props: Partial<SegmentedControlProps>) {
  const locale = useSampleLocale();
  return (
    <SegmentedControl
      {...props}
      label={view[locale] + (props.id ?? '')}
      items={[
        { id: 'grid', label: grid[locale], icon: LayoutGrid },
        { id: 'list', label: list[locale], icon: LayoutList },
      ]}
    />
  );
}
function Words({ words, ...props }: Partial<SegmentedControlProps> & { words: readonly Localized[] }) {
  const locale = useSampleLocale();
  const items = words.map((text, at) => ({ id: String(at), label: text[locale], isDisabled: at === 2 }));
  return <SegmentedControl {...props} label={period[locale] + (props.id ?? '')} items={items} />;
}

const meta = {
  title: 'Actions/SegmentedControl',
  component: SegmentedControl,
  args: { label: '', items: [], onSelectionChange: fn() },
  render: ({ label: _, items: __, ...args }) => <Views {...args} />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One Tab stop; arrow keys select. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleName(textOf(globals, view));
    const first = canvas.getByRole('radio', { name: textOf(globals, grid) });
    const second = canvas.getByRole('radio', { name: textOf(globals, list) });
    await expect(first).toBeChecked();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('list');
    await expect(second).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toBeChecked();
    await userEvent.click(second);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('list');
  },
};
/** Both sizes, with labels, icons and both, one segment disabled, all disabled. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={16}>
      {(['md', 'sm'] as const).map((size) => (
        <Stack key={size} gap={8} align="start">
          <Views size={size} id={`${size}-1`} />
          <Views size={size} id={`${size}-2`} isIconOnly defaultSelectedKey="list" />
          <Words size={size} id={`${size}-3`} words={periods} defaultSelectedKey="1" />
          <Words size={size} id={`${size}-4`} words={periods} isDisabled />
        </Stack>
      ))}
    </Stack>
  ),
};
/** Icons alone have names and hints. */
export const GridOrList: Story = {
  args: { isIconOnly: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('radio', { name: textOf(globals, list) }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('list');
  },
};
/** Keeps the parent's value. */
export const RefusedByOwner: Story = {
  args: { selectedKey: 'grid' },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('radio', { name: textOf(globals, list) }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('list');
    await expect(canvas.getByRole('radio', { name: textOf(globals, grid) })).toBeChecked();
  },
};
/** Scrolls when it does not fit. */
export const LongText: Story = { render: () => <Words words={sorts} /> };
export const Narrow: Story = {
  ...LongText,
  decorators: [narrow],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const group = canvas.getByRole('radiogroup').getBoundingClientRect();
    const last = canvas.getAllByRole('radio')[3];
    await expect(last).toBeChecked();
    await expect(last?.getBoundingClientRect().left).toBeLessThan(group.right);
  },
};
