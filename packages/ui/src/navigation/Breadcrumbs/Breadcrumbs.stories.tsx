import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.tsx';

const levels = [
  both('首页', 'Home'),
  both('餐厨器具', 'Kitchen & table'),
  both('陶瓷', 'Ceramics'),
  both('饮具', 'Drinkware'),
  both('杯壶', 'Mugs'),
  both('云釉手工马克杯', 'Cloud-glaze mug'),
];
const long = both('餐桌与厨房用的一切手工器具和配件', 'Everything made by hand for table and kitchen');

interface SampleProps extends Partial<Omit<BreadcrumbsProps, 'items'>> {
  count?: number | undefined;
  isLong?: boolean | undefined;
}

/** Returns the first page and the last levels, `count` in total. */
function Sample({ count = 4, isLong = false, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const shown = count === 1 ? levels.slice(-1) : [...levels.slice(0, 1), ...levels.slice(1 - count)];
  const items = shown.map((level, at) => ({ label: (isLong ? long : level)[locale], href: `#${at}` }));
  return <Breadcrumbs {...props} items={items} />;
}

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [] },
  render: ({ items: _, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'navigation', 'Breadcrumbs');
    await expect(canvas.getByRole('navigation', { name: t('breadcrumbs') })).toBeVisible();
    const page = canvas.getByText(textOf(globals, both('云釉手工马克杯', 'Cloud-glaze mug')));
    await expect(page).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    if (window.innerWidth < 640) await expect(canvas.getByRole('button', { name: t('showAll') })).toHaveFocus();
    else await expect(canvas.getByRole('link', { name: textOf(globals, both('首页', 'Home')) })).toHaveFocus();
  },
};
/** From one to six levels. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      {[1, 2, 3, 4, 6].map((count) => (
        <Sample key={count} aria-label={String(count)} count={count} />
      ))}
      <Sample aria-label="long" count={4} isLong />
    </Stack>
  ),
};
/** The middle levels are collapsed behind a button; after a press the first of them has the focus. */
export const SixLevels: Story = {
  render: () => <Sample count={6} />,
  play: async ({ canvas, userEvent, globals }) => {
    const hidden = textOf(globals, both('餐厨器具', 'Kitchen & table'));
    await expect(canvas.queryByText(hidden)).toBeNull();
    const button = canvas.getByRole('button', { name: messagesOf(globals, 'navigation', 'Breadcrumbs')('showAll') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: hidden })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Phones also collapse the first page: it receives the focus, even when no other level is collapsed. */
export const Phone: Story = {
  tags: ['phone'],
  render: () => <Sample count={3} />,
  play: async ({ canvas, userEvent, globals }) => {
    const home = textOf(globals, both('首页', 'Home'));
    await expect(canvas.queryByRole('link', { name: home })).toBeNull();
    canvas.getByRole('button', { name: messagesOf(globals, 'navigation', 'Breadcrumbs')('showAll') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: home })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const LongText: Story = { render: () => <Sample count={6} isLong /> };
export const Narrow: Story = { decorators: [narrow], render: () => <Sample count={6} isLong /> };
