import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { textOf, wordsOf } from '../../fixtures/wordsOf.ts';
import { cartLinkWords } from '../CartLink/CartLink.words.ts';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.tsx';
import { languageSwitcherWords } from '../LanguageSwitcher/LanguageSwitcher.words.ts';
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
  play: async ({ canvas, globals }) => {
    if (window.innerWidth < 1024) return;
    await expect(canvas.getByRole('link', { name: wordsOf(globals, cartLinkWords).cartWithCount(3) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: textOf(globals, both('首页', 'Home')) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(
      canvas.getByRole('combobox', { name: wordsOf(globals, languageSwitcherWords).chooseLanguage }),
    ).toBeVisible();
  },
};
export const Guest: Story = { args: { who: 'guest', cartCount: 0 } };
export const NotKnownYet: Story = { render: () => <Sample who="unknown" /> };
/** Before the menu's code has come. */
export const MenuOnItsWay: Story = {
  render: () => <SiteHeader brand={{ name: 'Mallard', href: '#' }} account={<AccountLink name="Ann" href="#user" />} />,
};
export const ManyInCart: Story = { args: { cartCount: 128 } };
