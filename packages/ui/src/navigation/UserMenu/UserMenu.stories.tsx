import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Package, UserRound } from 'lucide-react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { both, type Localized } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { samplePicture } from '../../fixtures/samplePicture.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { UserLink } from './UserLink.tsx';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

const who = both('林小禾', 'Lin Xiaohe');
const long = both('名字起得很长很长很长的一位老顾客', 'A customer who chose a really very long nickname');
const texts = {
  user: both('个人中心', 'My account'),
  orders: both('我的订单', 'My orders'),
  logOut: both('退出登录', 'Log out'),
};

interface SampleProps extends Partial<Omit<UserMenuProps, 'name' | 'items'>> {
  name?: Localized | undefined;
}

function Sample({ name = who, ...props }: SampleProps) {
  const locale = useSampleLocale();
  return (
    <UserMenu
      {...props}
      name={name[locale]}
      items={[
        { id: 'user', label: texts.user[locale], href: '#user', icon: UserRound },
        { id: 'orders', label: texts.orders[locale], href: '#orders', icon: Package },
        { id: 'logOut', label: texts.logOut[locale], icon: LogOut, isIconDirectional: true },
      ]}
    />
  );
}

const picture = samplePicture('vase', 'clay', '#a8674c').url;

const meta = {
  title: 'Navigation/UserMenu',
  component: UserMenu,
  args: { name: '', items: [], onAction: fn() },
  render: ({ name: _, items: __, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** Opens by keyboard, navigates or calls `onAction`, and returns the focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const name = messagesOf(globals, 'navigation', 'UserMenu')('accountMenu', { name: textOf(globals, who) });
    const button = canvas.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = within(await page().findByRole('menu', { name }));
    await expect(menu.getAllByRole('menuitem')).toHaveLength(3);
    await expect(menu.getByRole('menuitem', { name: textOf(globals, texts.orders) })).toHaveAttribute(
      'href',
      '#orders',
    );
    const logOut = menu.getByRole('menuitem', { name: textOf(globals, texts.logOut) });
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(logOut).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('logOut');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await page().findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('menu')).toBeNull(), { timeout: 3000 });
    await waitFor(() => expect(button).toHaveFocus());
  },
};
/** With, without and with a broken picture, with a long name; and the link that replaces the menu. */
export const Matrix: Story = {
  render: () => {
    const locale = useSampleLocale();
    return (
      <Inline gap={24}>
        <Sample avatar={picture} unreadCount={3} />
        <Sample />
        <Sample avatar="data:image/png;base64,0000" />
        <Sample name={long} />
        <Sample name={both(' ', ' ')} />
        <UserLink name={who[locale]} href="#user" />
      </Inline>
    );
  },
};
/** Without a picture, and with a broken one: the initial. */
export const NoAvatar: Story = {
  args: { avatar: 'data:image/png;base64,0000' },
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveTextContent(textOf(globals, who).slice(0, 1));
  },
};
/** Unread messages: visible as a number, and part of the name. */
export const Unread: Story = {
  args: { avatar: picture, unreadCount: 12 },
  play: async ({ canvas, globals }) => {
    const name = messagesOf(
      globals,
      'navigation',
      'UserMenu',
    )('accountMenuUnread', { name: textOf(globals, who), count: 12 });
    await expect(canvas.getByRole('button', { name })).toHaveTextContent('12');
  },
};
export const Open: Story = {
  args: { defaultOpen: true, placement: 'bottom start' },
  play: async () => {
    await waitFor(() => expect(page().getByRole('menu')).toBeVisible());
  },
};
/** Looks like the menu, before its code has loaded. */
export const OnItsWay: Story = {
  render: () => <UserLink name={who[useSampleLocale()]} href="#user" />,
  play: async ({ canvas, globals }) => {
    const name = messagesOf(globals, 'navigation', 'UserMenu')('accountMenu', { name: textOf(globals, who) });
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#user');
  },
};
export const LongText: Story = { render: (args) => <Sample {...args} name={long} /> };
/** The name is truncated, picture and count stay whole. */
export const Narrow: Story = {
  decorators: [narrow],
  render: (args) => <Sample {...args} name={long} unreadCount={120} />,
  play: async ({ canvas, globals }) => {
    const name = messagesOf(
      globals,
      'navigation',
      'UserMenu',
    )('accountMenuUnread', { name: textOf(globals, long), count: 120 });
    const button = canvas.getByRole('button', { name });
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(200);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};
