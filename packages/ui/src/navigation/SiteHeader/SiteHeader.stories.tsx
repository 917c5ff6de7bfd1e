import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { AccountLink } from './AccountLink.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { SiteHeader } from './SiteHeader.tsx';

interface SampleProps {
  who: 'member' | 'guest' | 'unknown';
  cartCount?: number;
  onAction?: (id: string) => void;
}

function Sample({ who, cartCount, onAction }: SampleProps) {
  const locale = useSampleLocale();
  const shell = sampleShell(locale);
  const account = who === 'member' ? <AccountMenu {...shell.account} onAction={onAction} /> : null;
  return (
    <SiteHeader
      brand={shell.brand}
      links={shell.headerLinks}
      search={<SearchBox placeholder={shell.searchPlaceholder} />}
      language={<LanguageSwitcher value={locale} onChange={() => {}} />}
      account={who === 'unknown' ? undefined : account}
      guestLinks={{ logIn: '#login', register: '#register' }}
      cart={{ href: '#cart', count: cartCount }}
    />
  );
}

const meta = {
  title: 'Navigation/SiteHeader',
  component: Sample,
  parameters: { layout: 'fullscreen' },
  args: { who: 'member', cartCount: 3, onAction: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async ({ canvas }) => {
    if (window.innerWidth < 1024) return;
    await expect(canvas.getByRole('link', { name: '购物车,3 件商品' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('combobox', { name: '选择语言' })).toBeVisible();
  },
};
export const Guest: Story = { args: { who: 'guest', cartCount: 0 } };
export const NotKnownYet: Story = { render: () => <Sample who="unknown" /> };
/** Before the menu's code has come. */
export const MenuOnItsWay: Story = {
  render: () => <SiteHeader brand={{ name: 'Mallard', href: '#' }} account={<AccountLink name="Ann" href="#user" />} />,
};
export const ManyInCart: Story = { args: { cartCount: 128 } };
export const English: Story = {
  globals: { locale: 'en-US' },
  args: { cartCount: 1 },
  play: async ({ canvas }) => {
    if (window.innerWidth < 1024) return;
    await expect(canvas.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  },
};
export const EnglishGuest: Story = { globals: { locale: 'en-US' }, args: { who: 'guest' } };
