import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDown } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { TabLinks, type TabLinksProps } from './TabLinks.tsx';

const texts = {
  label: both('订单状态', 'Order status'),
  all: both('全部', 'All'),
  unpaid: both('待付款', 'To pay'),
  shipped: both('待收货', 'To receive'),
  done: both('已完成', 'Completed'),
  oneOrder: both('1 个订单', '1 order'),
  orders: both('12 个订单', '12 orders'),
  price: both('价格', 'Price'),
  fromHigh: both('价格，从高到低', 'Price, high to low'),
  season: both('第几季', 'Season'),
  long: both('已经发货、正在路上的订单', 'Orders that are on their way to you'),
};
const names = [texts.label, texts.unpaid, texts.season, texts.long];

interface SampleProps extends Partial<Omit<TabLinksProps, 'items' | 'label'>> {
  has?: 'usual' | 'many' | 'long' | undefined;
  name?: number | undefined;
}

function Sample({ has = 'usual', name = 0, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const usual = [
    { id: 'all', href: '#all', label: texts.all[locale] },
    { id: 'unpaid', href: '#unpaid', label: texts.unpaid[locale], count: 1, countLabel: texts.oneOrder[locale] },
    { id: 'shipped', href: '#shipped', label: texts.shipped[locale], count: 12, countLabel: texts.orders[locale] },
    { id: 'done', href: '#done', label: texts.done[locale], count: 0 },
    {
      id: 'price',
      href: '#price',
      label: texts.price[locale],
      accessibleLabel: texts.fromHigh[locale],
      end: <Icon glyph={ArrowDown} size="sm" />,
    },
  ];
  const items = {
    usual,
    many: Array.from({ length: 12 }, (_, at) => ({
      id: String(at),
      href: `#${at}`,
      label: `${texts.season[locale]} ${at + 1}`,
    })),
    long: usual.map((item) => ({ ...item, label: texts.long[locale], accessibleLabel: undefined })),
  };
  return <TabLinks {...props} label={names[name]?.[locale] ?? ''} items={items[has]} />;
}

const meta = {
  title: 'Navigation/TabLinks',
  component: TabLinks,
  args: { label: '', items: [], currentKey: 'all' },
  render: ({ label: _, items: __, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await expect(canvas.getByRole('navigation', { name: textOf(globals, texts.label) })).toBeVisible();
    const all = canvas.getByRole('link', { name: textOf(globals, texts.all) });
    await expect(all).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.tab();
    const unpaid = `${textOf(globals, texts.unpaid)} ${textOf(globals, texts.oneOrder)}`;
    await expect(canvas.getByRole('link', { name: unpaid })).toHaveFocus();
    // A count of zero is not part of the name.
    await expect(canvas.getByRole('link', { name: textOf(globals, texts.done) })).not.toHaveTextContent('0');
    await expect(canvas.getByRole('link', { name: textOf(globals, texts.fromHigh) })).toBeVisible();
  },
};
/** Counts, an icon at the end, none current, more than fit with the first and the last one current. */
export const Matrix: Story = {
  decorators: [narrow],
  render: () => (
    <Stack gap={24}>
      <Sample currentKey="all" />
      <Sample name={1} currentKey="shipped" />
      <Sample name={2} has="many" currentKey="0" />
      <Sample name={3} has="many" currentKey="11" />
    </Stack>
  ),
};
/** An overflowing row starts scrolled to the current link. */
export const Many: Story = {
  decorators: [narrow],
  render: () => <Sample has="many" currentKey="11" />,
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link')[11];
    const row = current?.parentElement;
    await waitFor(() => expect(row?.scrollLeft).toBeGreaterThan(0));
    const edge = row?.getBoundingClientRect().right ?? 0;
    await expect(current?.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 1);
    const partlyHidden = canvas.getAllByRole('link')[8];
    if (!row || !partlyHidden) throw new Error('The row has fewer links.');
    row.scrollLeft += partlyHidden.getBoundingClientRect().right - row.getBoundingClientRect().left - 8;
    partlyHidden.focus();
    await expect(partlyHidden.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.getBoundingClientRect().left);
  },
};
export const LongText: Story = { decorators: [narrow], render: () => <Sample has="long" currentKey="all" /> };
export const Narrow: Story = { decorators: [narrow] };
