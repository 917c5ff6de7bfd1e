import type { Meta, StoryObj } from '@storybook/react-vite';
import { Share } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { CartLink } from '../CartLink/CartLink.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { NavBar, type NavBarProps } from './NavBar.tsx';

const texts = {
  title: both('确认订单', 'Checkout'),
  cart: both('购物车', 'Cart'),
  manage: both('管理', 'Edit'),
  share: both('分享', 'Share'),
  search: both('搜索杯具、灯具、耳机…', 'Search mugs, lamps, headphones…'),
  long: both(
    '一个长得放不下的页面标题，末尾会被截断，两边的按钮不受影响',
    'A title that is far too long for a phone and gives way to the buttons',
  ),
};

interface SampleProps extends Omit<NavBarProps, 'title' | 'end' | 'children'> {
  title?: keyof typeof texts | undefined;
  end?: 'manage' | 'icons' | undefined;
  hasSearch?: boolean | undefined;
}

function Sample({ title = 'title', end, hasSearch = false, backTarget, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const ends = {
    manage: <Button variant="ghost">{texts.manage[locale]}</Button>,
    icons: (
      <>
        <IconButton label={texts.share[locale]}>
          <Icon glyph={Share} size="lg" />
        </IconButton>
        <CartLink variant="icon" href="#cart" count={3} />
      </>
    ),
  };
  return (
    <NavBar
      {...props}
      title={texts[title][locale]}
      backTarget={backTarget && texts.cart[locale]}
      end={end && ends[end]}
      {...(hasSearch && { children: <SearchBox variant="bar" placeholder={texts.search[locale]} /> })}
    />
  );
}

const meta = {
  title: 'Navigation/NavBar',
  component: NavBar,
  args: { backHref: '#cart', onBack: fn() },
  render: ({ title: _, end: __, children: ___, ...args }) => <Sample {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NavBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown below 1024 px. */
export const Default: Story = {
  tags: ['phone'],
  args: { backTarget: 'cart' },
  play: async ({ canvas, userEvent, args, globals }) => {
    const back = canvas.getByRole('link', {
      name: messagesOf(globals, 'navigation', 'NavBar')('goBack'),
      hidden: true,
    });
    await expect(back).toHaveAccessibleDescription(textOf(globals, texts.cart));
    if (window.innerWidth >= 1024) return;
    await userEvent.tab();
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};
/** With and without a back link, with actions, with search; a title yields space to its neighbors. */
export const Matrix: Story = {
  tags: ['phone'],
  render: () => (
    <Stack gap={16}>
      {/* Inside sections, because a page may have only one `banner` landmark. */}
      <section>
        <Sample backHref="#cart" />
      </section>
      <section>
        <Sample title="cart" end="manage" />
      </section>
      <section>
        <Sample backHref="#home" end="icons" />
      </section>
      <section>
        <Sample backHref="#home" title="long" end="icons" />
      </section>
      <section>
        <Sample start={<BrandMark size={30} />} hasSearch />
      </section>
    </Stack>
  ),
};
export const WithAction: Story = { render: () => <Sample title="cart" end="manage" /> };
/** Without a URL, Back is a button. */
export const BackButton: Story = {
  args: { backHref: undefined },
  play: async ({ canvas, args, globals }) => {
    canvas.getByRole('button', { name: messagesOf(globals, 'navigation', 'NavBar')('goBack'), hidden: true }).click();
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};
export const LongText: Story = {
  render: () => <Sample backHref="#cart" title="long" end="icons" />,
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('header');
    await expect(bar?.scrollWidth).toBeLessThanOrEqual(bar?.clientWidth ?? 0);
  },
};
/** On first screens, the brand mark and the search replace arrow and title. */
export const First: Story = { render: () => <Sample start={<BrandMark size={30} />} hasSearch /> };
export const Narrow: Story = {
  decorators: [narrow],
  render: () => <Sample backHref="#cart" title="long" end="icons" />,
};
