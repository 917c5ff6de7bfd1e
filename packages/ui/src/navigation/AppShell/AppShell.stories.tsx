import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ProductGrid } from '../../commerce/ProductGrid/ProductGrid.tsx';
import { NetworkBanner } from '../../feedback/Banner/NetworkBanner.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { BottomNav } from '../BottomNav/BottomNav.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.tsx';
import { NavBar } from '../NavBar/NavBar.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';

const longTitle = both(
  '适合送给刚搬新家的朋友的手工陶瓷餐具套装礼盒与厨房收纳用品',
  'Hand-made ceramic dinnerware gift sets and storage for the kitchen of a friend who has just moved',
);

const network = both('断开网络', 'Disconnect');

interface SampleProps extends Pick<AppShellProps, 'sidebarMode'> {
  isLong?: boolean;
  hasNetworkSwitch?: boolean;
}
function Sample({ sidebarMode = 'full', isLong = false, hasNetworkSwitch = false }: SampleProps) {
  const [isOffline, setOffline] = useState(false);
  const locale = useSampleLocale();
  const shell = sampleShell(locale);
  return (
    <AppShell
      sidebarMode={sidebarMode}
      banner={<NetworkBanner status={isOffline ? 'offline' : 'online'} onRetry={() => {}} />}
      header={
        <SiteHeader
          brand={shell.brand}
          links={shell.headerLinks}
          search={<SearchBox placeholder={shell.searchPlaceholder} />}
          language={<LanguageSwitcher value={locale} onChange={() => {}} />}
          account={<UserMenu {...shell.account} />}
          cart={{ href: '#cart', count: 3 }}
        />
      }
      navBar={
        <NavBar
          start={<BrandMark size={30} />}
          end={
            <IconButton label={locale === 'zh-CN' ? '消息' : 'Notifications'}>
              <Icon glyph={Bell} size="lg" />
            </IconButton>
          }
        >
          <SearchBox variant="bar" placeholder={shell.searchPlaceholder} />
        </NavBar>
      }
      sidebar={<Sidebar groups={shell.sidebar} mode={sidebarMode === 'rail' ? 'rail' : 'full'} />}
      footer={<Footer brand={shell.brand} text={shell.shopText} columns={shell.footer} />}
      bottomNav={<BottomNav items={shell.bottomNav} currentKey="home" />}
    >
      <Stack gap={24}>
        <Breadcrumbs items={shell.breadcrumbs} />
        <Heading level={1}>{isLong ? longTitle[locale] : shell.breadcrumbs[2]?.label}</Heading>
        {hasNetworkSwitch && <Button onPress={() => setOffline(!isOffline)}>{network[locale]}</Button>}
        <ProductGrid
          status="ready"
          headingLevel={2}
          products={sampleProducts(locale)}
          hrefOf={({ id }) => `#${id}`}
          onFavoriteChange={() => {}}
          onQuickAdd={() => {}}
        />
      </Stack>
    </AppShell>
  );
}

const meta = {
  title: 'Navigation/AppShell',
  component: AppShell,
  render: ({ sidebarMode }) => <Sample sidebarMode={sidebarMode} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first Tab stop skips to the page's content. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const main = canvas.getByRole('main');
    await expect(main).toBeVisible();
    await expect(canvas.getAllByRole('banner')).toHaveLength(1);
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: messagesOf(globals, 'navigation', 'AppShell')('skipToMain') });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${main.id}`);
    main.focus();
    await expect(main).toHaveFocus();
  },
};
/** A page has one shell, so this shows every slot. */
export const Matrix: Story = {};
export const Rail: Story = { args: { sidebarMode: 'rail' } };
export const WithoutSidebar: Story = { args: { sidebarMode: 'none' } };
/** Empty slots leave no gaps. */
export const EmptySlots: Story = {
  render: () => (
    <AppShell bottomBar="none" sidebarMode="none">
      <Heading level={1}>{sampleShell(useSampleLocale()).brand.name}</Heading>
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};
/** Long text does not make the page wider than its window. */
export const LongText: Story = {
  render: () => <Sample isLong />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
/** The network notice is visible at any scroll position, moves nothing, and covers neither bars nor the focus. */
export const Disconnected: Story = {
  tags: ['phone'],
  render: () => <Sample hasNetworkSwitch />,
  play: async ({ canvas, userEvent, globals }) => {
    const button = canvas.getByRole('button', { name: textOf(globals, network) });
    const [card] = canvas.getAllByRole('article');
    window.scrollTo(0, 40);
    const tops = () => [button, card].map((element) => element?.getBoundingClientRect().top);
    const before = tops();
    await userEvent.click(button);
    const notice = canvas.getByRole('status');
    await waitFor(() => expect(notice.closest('[data-placement="bottom"]')).not.toBeNull());
    await expect(tops()).toEqual(before);
    const { top, bottom } = notice.getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    const [nav] = canvas.getAllByRole('navigation').filter((bar) => getComputedStyle(bar).position === 'fixed');
    await expect(bottom).toBeLessThanOrEqual(nav ? nav.getBoundingClientRect().top : window.innerHeight);
    await userEvent.click(button);
    await waitFor(() => expect(notice).toBeEmptyDOMElement());
    await expect(tops()).toEqual(before);
  },
};
/** The layout depends on the window, not on its container. */
export const Narrow: Story = { ...LongText, tags: ['phone'] };
