import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Headset, RotateCcw, Trash2, Truck } from 'lucide-react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { both, type Localized } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { LazyMenu, menuSource } from './LazyMenu.tsx';
import { Menu, type MenuEntry, type MenuGroup, type MenuProps } from './Menu.tsx';

const text = {
  more: both('更多操作', 'More actions'),
  copy: both('复制订单号', 'Copy order number'),
  again: both('再次购买', 'Buy again'),
  track: both('查看物流', 'Track parcel'),
  help: both('联系客服', 'Contact support'),
  delete: both('删除订单', 'Delete order'),
  order: both('这个订单', 'This order'),
  afterSales: both('售后', 'After sales'),
  city: both('城市', 'City'),
  long: both(
    '把订单号、收货人与物流单号一起复制到剪贴板，方便联系客服',
    'Copy the order number, the recipient and the tracking number together, ready to contact support',
  ),
};

type Locale = keyof Localized;
const entries = (locale: Locale): MenuEntry[] => [
  { id: 'copy', label: text.copy[locale], icon: Copy },
  { id: 'again', label: text.again[locale], icon: RotateCcw, isDisabled: true },
  { id: 'delete', label: text.delete[locale], icon: Trash2, tone: 'danger' },
];
const groups = (locale: Locale): (MenuEntry | MenuGroup)[] => [
  {
    id: 'order',
    label: text.order[locale],
    items: [
      { id: 'copy', label: text.copy[locale], icon: Copy },
      { id: 'track', label: text.track[locale], icon: Truck },
    ],
  },
  {
    id: 'afterSales',
    label: text.afterSales[locale],
    items: [
      { id: 'help', label: text.help[locale], icon: Headset, href: '/help' },
      { id: 'delete', label: text.delete[locale], icon: Trash2, tone: 'danger' },
    ],
  },
];

interface SampleProps extends Partial<MenuProps> {
  itemsOf?: (locale: Locale) => readonly (MenuEntry | MenuGroup)[];
}
function Sample({ itemsOf = entries, ...props }: SampleProps) {
  const locale = useSampleLocale();
  return (
    <Menu
      {...props}
      items={itemsOf(locale)}
      trigger={
        <IconButton label={text.more[locale]} hasTooltip={false}>
          <Icon glyph={Ellipsis} />
        </IconButton>
      }
    />
  );
}

const meta = {
  title: 'Feedback/Menu',
  component: Menu,
  args: { trigger: null, items: [], onAction: fn(), placement: 'bottom start' },
  render: ({ trigger: _, items: __, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** Opens by keyboard, skips disabled entries, and returns the focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const trigger = canvas.getByRole('button', { name: textOf(globals, text.more) });
    await expect(trigger).toHaveAttribute('aria-haspopup');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await page().findByRole('menu', { name: textOf(globals, text.more) });
    const first = within(menu).getByRole('menuitem', { name: textOf(globals, text.copy) });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await page().findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('menu')).toBeNull(), { timeout: 3000 });
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Groups with headings, links, disabled and destructive entries. */
export const Matrix: Story = {
  render: () => (
    <Sample
      itemsOf={(locale) => [...groups(locale), ...entries(locale).slice(1, 2)]}
      defaultOpen
      placement="bottom start"
    />
  ),
  play: async () => {
    await waitFor(() => expect(page().getByRole('menu')).toBeVisible());
  },
};

/** Groups are announced with their names. */
export const Sections: Story = {
  render: ({ trigger: _, items: __, ...args }) => <Sample {...args} itemsOf={groups} />,
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await page().findByRole('menu');
    const group = within(menu).getByRole('group', { name: textOf(globals, text.afterSales) });
    await waitFor(() => expect(group).toBeVisible());
    // Typing selects an entry by its first letters.
    const requested = within(menu).getByRole('menuitem', { name: textOf(globals, text.track) });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(requested).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('track');
  },
};

/** Scrolls within the window. */
export const LongList: Story = {
  render: ({ trigger: _, items: __, ...args }) => (
    <Sample
      {...args}
      itemsOf={(locale) =>
        Array.from({ length: 40 }, (_item, at) => ({ id: String(at), label: `${text.city[locale]} ${at + 1}` }))
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await page().findByRole('menu');
    // A menu must be positioned before it can scroll to an entry.
    await waitFor(() => expect(menu.closest('[data-placement]')).not.toBeNull());
    await userEvent.keyboard('{End}');
    const last = within(menu).getAllByRole('menuitem')[39];
    await waitFor(() => expect(last).toHaveFocus());
    await waitFor(() => expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1));
  },
};

/** Opens as a sheet with the same menu in windows narrower than 640 px. */
export const OnPhones: Story = {
  tags: ['phone'],
  render: ({ trigger: _, items: __, ...args }) => <Sample {...args} itemsOf={groups} />,
  play: async ({ canvas, userEvent, args, globals }) => {
    const trigger = canvas.getByRole('button', { name: textOf(globals, text.more) });
    await userEvent.click(trigger);
    const sheet = await page().findByRole('dialog', { name: messagesOf(globals, 'feedback', 'Menu')('actions') });
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
    await expect(sheet.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    const menu = within(sheet).getByRole('menu', { name: textOf(globals, text.more) });
    await userEvent.click(within(menu).getByRole('menuitem', { name: textOf(globals, text.delete) }));
    await expect(args.onAction).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(page().queryByRole('menu')).toBeNull(), { timeout: 3000 });
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

function LateSample() {
  const locale = useSampleLocale();
  return <LazyMenu label={text.more[locale]} items={entries(locale)} onAction={() => {}} />;
}
/** Shows an error at the button when its code cannot be loaded, until the user continues. */
export const FailedToLoad: Story = {
  tags: ['phone'],
  render: () => <LateSample />,
  beforeEach: () => {
    const load = spyOn(menuSource, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    return () => load.mockRestore();
  },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = messagesOf(globals, 'foundations', 'LazyOverlay');
    const height = document.documentElement.scrollHeight;
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const note = await page().findByText(t('openFailed'), { selector: '[role=tooltip]' });
    await waitFor(() => expect(note).toBeVisible());
    await waitFor(() => expect(spoken(canvasElement, 'assertive')).toBe(t('openFailed')));
    const { left, right, top, width } = note.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(width).toBeLessThanOrEqual(240);
    await expect(top).toBeGreaterThan(trigger.getBoundingClientRect().bottom);
    await expect(document.documentElement.scrollHeight).toBe(height);
  },
};
export const FailedToLoadRightToLeft: Story = { ...FailedToLoad, tags: ['phone'], globals: { direction: 'rtl' } };

/** Wraps labels inside the panel. */
export const LongText: Story = {
  render: () => (
    <Sample
      defaultOpen
      placement="bottom start"
      itemsOf={(locale) => [{ id: 'long', label: text.long[locale], icon: Copy }, ...entries(locale)]}
    />
  ),
  play: async () => {
    await waitFor(() => expect(page().getByRole('menu')).toBeVisible());
  },
};
