import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';
import type { SidebarGroup } from './SidebarState.tsx';

const texts = {
  categories: both('全部分类', 'Categories'),
  sample: both('示例数据', 'Sample data'),
  long: both('餐桌、厨房与收纳用的一切器具', 'Everything for table, kitchen and storage'),
};

interface SampleProps extends Partial<Omit<SidebarProps, 'groups'>> {
  status?: SidebarGroup['status'];
  onRetry?: (() => void) | undefined;
  hasNote?: boolean | undefined;
  isLong?: boolean | undefined;
  /** Suffix of the groups' names, where several sidebars are on one page. */
  suffix?: string | undefined;
}

function Sample({ status, onRetry, hasNote = false, isLong = false, suffix = '', ...props }: SampleProps) {
  const locale = useSampleLocale();
  const groups = sampleShell(locale).sidebar.map((group, at) => ({
    ...group,
    label: group.label + suffix,
    ...(isLong && { links: group.links.map((link) => ({ ...link, label: texts.long[locale] })) }),
    ...(at === 0 && { status, onRetry, note: hasNote ? texts.sample[locale] : undefined }),
  }));
  return (
    <div style={{ inlineSize: props.mode === 'rail' ? 44 : 200 }}>
      <Sidebar {...props} groups={groups} />
    </div>
  );
}

const meta = {
  title: 'Navigation/Sidebar',
  component: Sidebar,
  args: { groups: [] },
  render: ({ groups: _, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await expect(canvas.getByRole('navigation', { name: textOf(globals, texts.categories) })).toBeVisible();
    const mugs = canvas.getByRole('link', { name: new RegExp(textOf(globals, both('杯壶', 'Mugs'))) });
    await expect(mugs).toHaveAttribute('aria-current', 'page');
    const parent = canvas.getByRole('link', { name: textOf(globals, both('餐厨器具', 'Kitchen & table')) });
    await expect(parent).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await expect(parent).toHaveFocus();
    await userEvent.tab();
    await expect(mugs).toHaveFocus();
  },
};
/** Full and rail; loading, failed, and with sample data. */
export const Matrix: Story = {
  render: () => (
    <Inline gap={32} align="start">
      <Sample aria-label="1" suffix=" 1" />
      <Sample aria-label="2" suffix=" 2" status="loading" />
      <Sample aria-label="3" suffix=" 3" status="error" onRetry={() => {}} />
      <Sample aria-label="4" suffix=" 4" hasNote />
      <Sample aria-label="5" suffix=" 5" mode="rail" />
      <Sample aria-label="6" suffix=" 6" mode="rail" status="loading" />
      <Sample aria-label="7" suffix=" 7" mode="rail" status="error" onRetry={() => {}} />
    </Inline>
  ),
};
/** Only icons; their names appear under the pointer and for screen readers. */
export const Rail: Story = {
  args: { mode: 'rail' },
  play: async ({ canvas, userEvent, globals }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    const name = textOf(globals, both('灯具照明', 'Lighting'));
    const link = canvas.getByRole('link', { name });
    await expect(link).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent(name);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await expect(link).toHaveFocus();
  },
};
export const Loading: Story = {
  render: () => <Sample status="loading" />,
  play: async ({ canvasElement, globals }) => {
    const said = messagesOf(globals, 'navigation', 'Sidebar')('loading', { group: textOf(globals, texts.categories) });
    await waitFor(() => expect(spoken(canvasElement)).toBe(said));
  },
};
const onRetry = fn();
export const Failed: Story = {
  render: () => <Sample status="error" onRetry={onRetry} />,
  play: async ({ canvas, userEvent, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messagesOf(globals, 'navigation', 'Sidebar')('failed'));
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
/** A rail shows an icon, with a text for screen readers. */
export const FailedRail: Story = {
  render: () => <Sample mode="rail" status="error" onRetry={onRetry} />,
  play: async ({ canvas, userEvent, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messagesOf(globals, 'navigation', 'Sidebar')('failed'));
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
/** Notes that these are not the shop's own categories. */
export const SampleData: Story = { render: () => <Sample hasNote /> };
export const LongText: Story = { render: () => <Sample isLong /> };
