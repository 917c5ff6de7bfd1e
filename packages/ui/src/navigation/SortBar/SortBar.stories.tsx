import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { SortBar, type SortBarProps } from './SortBar.tsx';

type SampleProps = Omit<SortBarProps, 'options'> & { direction?: 'ascending' | 'descending' | undefined };

function Sample({ direction, ...props }: SampleProps) {
  const sorts = sampleShell(useSampleLocale()).sorts;
  return (
    <SortBar {...props} options={sorts.map((sort) => (sort.direction && direction ? { ...sort, direction } : sort))} />
  );
}

const meta = {
  title: 'Navigation/SortBar',
  component: SortBar,
  args: {
    options: [],
    currentKey: 'comprehensive',
    itemCount: 128,
    filterCount: 3,
    onViewChange: fn(),
    onFilterPress: fn(),
  },
  render: ({ options: _, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof SortBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const price = both('价格', 'Price');

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'SortBar');
    await expect(canvas.getByRole('navigation', { name: t('sort') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: textOf(globals, both('综合', 'Best')) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    if (window.innerWidth >= 1024) {
      const group = canvas.getByRole('button', { name: t('viewList') });
      await userEvent.click(group);
      await expect(args.onViewChange).toHaveBeenCalledWith('list');
    } else {
      const filter = canvas.getByRole('button', { name: new RegExp(`^${t('filterCount', { count: 3 })}`) });
      await expect(filter).toHaveAttribute('aria-haspopup', 'dialog');
      filter.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onFilterPress).toHaveBeenCalledTimes(1);
    }
  },
};
/** Tabs on phones: the row scrolls to those that do not fit. */
export const OnPhone: Story = { ...Default, tags: ['phone'] };
/** The link of the current sort leads to the other direction, and names the current one. */
export const PriceBothWays: Story = {
  render: ({ options: _, ...args }) => (
    <Stack gap={16}>
      <Sample {...args} label="1" currentKey="price" direction="ascending" />
      <Sample {...args} label="2" currentKey="price" direction="descending" />
    </Stack>
  ),
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'navigation', 'SortBar');
    for (const direction of [t('ascending'), t('descending')]) {
      const link = canvas.getByRole('link', { name: `${textOf(globals, price)} ${direction}` });
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
  },
};
export const PriceBothWaysOnPhone: Story = { ...PriceBothWays, tags: ['phone'] };
/** Sorts alone, with a total, with views, with and without active filters. */
export const Matrix: Story = {
  render: ({ options: _, ...args }) => (
    <Stack gap={16}>
      <Sample label="1" currentKey="sales" />
      <Sample label="2" {...args} view="grid" />
      <Sample label="3" {...args} view="list" filterCount={0} />
      <Sample label="4" {...args} currentKey="price" direction="ascending" itemCount={123_456} filterCount={120} />
      <Sample label="5" {...args} currentKey="price" direction="descending" itemCount={0} />
    </Stack>
  ),
};
export const List: Story = {
  args: { view: 'list' },
  play: async ({ canvas, globals }) => {
    const list = canvas.queryByRole('button', { name: messagesOf(globals, 'navigation', 'SortBar')('viewList') });
    if (list) await expect(list).toHaveAttribute('aria-pressed', 'true');
  },
};
const long = both('综合排序（按销量与好评推荐）', 'Recommended by sales and ratings');
export const LongText: Story = {
  render: function Long({ options: _, ...args }) {
    const label = long[useSampleLocale()];
    const options = ['comprehensive', 'b', 'c', 'd'].map((id) => ({ id, label, href: `?sort=${id}` }));
    return <SortBar {...args} options={options} />;
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
