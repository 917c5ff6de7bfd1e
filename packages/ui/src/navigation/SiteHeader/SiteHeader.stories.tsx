import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bird } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { NetworkBanner } from '../../feedback/Banner/NetworkBanner.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { UserLink } from '../UserMenu/UserLink.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const long = {
  brand: both('绿头鸭生活百货商城', 'The Mallard General Store'),
  name: both('名字起得很长很长的一位老顾客', 'A customer with a really long nickname'),
  links: [
    both('首页与精选', 'Home and picks'),
    both('全部商品分类', 'All departments'),
    both('本周新品上架', 'New this week'),
    both('热卖排行榜', 'What sells best'),
  ],
};
const steps = both('购物车 › 确认订单 › 支付', 'Cart › Checkout › Payment');

interface SampleProps {
  /** State of the account; `loading` while the code of the menu loads. */
  who: 'member' | 'loading' | 'guest' | 'unknown';
  /** Number of items in the cart; leave it out while it is unknown. */
  cartCount?: number | undefined;
  /** Whether it is the header of the checkout. */
  isCheckout?: boolean | undefined;
  isLong?: boolean | undefined;
  linksLabel?: string | undefined;
  /** Logo instead of the drake. */
  logo?: ReactNode;
  onAction?: ((id: string) => void) | undefined;
}

function Sample({ who, cartCount, isCheckout = false, isLong = false, linksLabel, logo, onAction }: SampleProps) {
  const locale = useSampleLocale();
  const shell = sampleShell(locale);
  const name = isLong ? long.name[locale] : shell.account.name;
  const brand = { ...shell.brand, logo };
  const accounts = {
    member: <UserMenu {...shell.account} name={name} onAction={onAction} />,
    loading: <UserLink name={name} href="#user" />,
    guest: null,
    unknown: undefined,
  };
  return (
    <SiteHeader
      brand={isLong ? { ...brand, name: long.brand[locale] } : brand}
      links={shell.headerLinks.map((link, at) => (isLong ? { ...link, label: long.links[at]?.[locale] ?? '' } : link))}
      linksLabel={linksLabel}
      search={<SearchBox placeholder={shell.searchPlaceholder} />}
      middle={isCheckout ? steps[locale] : undefined}
      language={<LanguageSwitcher value={locale} onChange={() => {}} />}
      account={accounts[who]}
      guestLinks={{ logIn: '#login', register: '#register' }}
      cart={isCheckout ? undefined : { href: '#cart', count: cartCount }}
    />
  );
}

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { brand: { name: '', href: '' } },
  render: () => <Sample who="member" cartCount={3} onAction={onAction} />,
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const onAction = fn();
/** The header is shown from 1024 px on. */
const isShown = () => window.innerWidth >= 1024;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    if (!isShown()) return;
    const t = messagesOf(globals, 'navigation', 'SiteHeader');
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: t('mainNavigation') })).toBeVisible();
    const home = canvas.getByRole('link', { name: textOf(globals, both('首页', 'Home')) });
    await expect(home).toHaveAttribute('aria-current', 'page');
    const cart = canvas.getByRole('link', {
      name: messagesOf(globals, 'navigation', 'CartLink')('cartWithCount', { count: 3 }),
    });
    await expect(cart).toBeVisible();
    const name = messagesOf(
      globals,
      'navigation',
      'UserMenu',
    )('accountMenu', { name: textOf(globals, both('林小禾', 'Lin Xiaohe')) });
    canvas
      .getByRole('combobox', { name: messagesOf(globals, 'navigation', 'LanguageSwitcher')('chooseLanguage') })
      .focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name })).toHaveFocus();
    await userEvent.tab();
    await expect(cart).toHaveFocus();
  },
};
/** Signed in, guest, unknown, and the header of the checkout. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      {/* Inside sections, because a page may have only one `banner` landmark. */}
      <section>
        <Sample who="member" cartCount={3} linksLabel="1" />
      </section>
      <section>
        <Sample who="loading" cartCount={128} linksLabel="2" />
      </section>
      <section>
        <Sample who="guest" cartCount={0} linksLabel="3" />
      </section>
      <section>
        <Sample who="unknown" linksLabel="4" />
      </section>
      <section>
        <Sample who="member" isCheckout />
      </section>
      <section>
        <Sample who="member" cartCount={3} isLong linksLabel="5" />
      </section>
    </Stack>
  ),
};
export const Guest: Story = {
  render: () => <Sample who="guest" cartCount={0} />,
  play: async ({ canvas, canvasElement, globals }) => {
    if (!isShown()) return;
    const t = messagesOf(globals, 'navigation', 'SiteHeader');
    await expect(canvas.getByRole('link', { name: t('logIn') })).toHaveAttribute('href', '#login');
    await expect(canvas.getByRole('link', { name: t('register') })).toHaveAttribute('href', '#register');
    const [language, logIn, register, cart] = [
      canvasElement.querySelector('select'),
      canvas.getByRole('link', { name: t('logIn') }),
      canvas.getByRole('link', { name: t('register') }),
      canvas.getByRole('link', { name: /cart|购物车/i }),
    ].map((control) => control?.getBoundingClientRect());
    if (!language || !logIn || !register || !cart) throw new Error('Missing control in the header.');
    const gaps = [logIn.left - language.right, register.left - logIn.right, cart.left - register.right];
    await expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(8);
  },
};
/** Later parts have reserved space: nothing moves. */
export const NotKnownYet: Story = {
  render: () => (
    <>
      <Sample who="unknown" linksLabel="1" />
      <section>
        <Sample who="member" cartCount={3} linksLabel="2" />
      </section>
    </>
  ),
  play: async ({ canvasElement }) => {
    const edges = [...canvasElement.querySelectorAll('select')].map((select) => select.getBoundingClientRect().left);
    await expect(edges[0]).toBe(edges[1]);
  },
};
/** While the HTML is parsed, later parts move nothing that is already shown. */
export const WhileParsed: Story = {
  play: async ({ canvasElement }) => {
    if (!isShown()) return;
    const parts = [...canvasElement.querySelectorAll('header > *, nav > *')];
    const edges = parts.map((part) => part.getBoundingClientRect().left);
    const removed: [Element, ParentNode, ChildNode | null][] = [];
    for (const [position, part] of [...parts.entries()].reverse()) {
      await expect(part.getBoundingClientRect().left).toBe(edges[position]);
      if (part.parentNode) removed.push([part, part.parentNode, part.nextSibling]);
      part.remove();
    }
    for (const [part, parent, next] of removed.reverse()) parent.insertBefore(part, next);
  },
};
/** While the code of the menu loads. */
export const MenuOnItsWay: Story = { render: () => <Sample who="loading" cartCount={3} /> };
export const ManyInCart: Story = { render: () => <Sample who="member" cartCount={128} /> };
export const Checkout: Story = { render: () => <Sample who="member" isCheckout /> };
/** The network notice is below the header, and moves nothing in it. */
export const Offline: Story = {
  render: () => (
    <>
      <Sample who="member" cartCount={3} />
      <NetworkBanner status="offline" onRetry={() => {}} />
    </>
  ),
};
/** Shows the logo of another shop instead of the drake. */
export const OwnLogo: Story = {
  render: () => <Sample who="member" cartCount={3} logo={<Icon glyph={Bird} size="lg" />} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a svg')).toHaveClass('lucide-bird');
  },
};
/** Names are truncated, links and search stay. */
export const LongText: Story = {
  render: () => <Sample who="member" cartCount={128} isLong />,
  play: async ({ canvasElement }) => {
    const header = canvasElement.querySelector('header');
    await expect(header?.scrollWidth).toBeLessThanOrEqual(header?.clientWidth ?? 0);
  },
};
