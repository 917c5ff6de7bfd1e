import type { ComponentType, ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MallardProvider } from '../foundations/MallardProvider/MallardProvider.tsx';
import * as activeFilters from '../navigation/ActiveFilters/ActiveFilters.stories.tsx';
import * as appShell from '../navigation/AppShell/AppShell.stories.tsx';
import * as bottomNav from '../navigation/BottomNav/BottomNav.stories.tsx';
import * as breadcrumbs from '../navigation/Breadcrumbs/Breadcrumbs.stories.tsx';
import * as filterPanel from '../navigation/FilterPanel/FilterPanel.stories.tsx';
import * as footer from '../navigation/Footer/Footer.stories.tsx';
import * as heroCarousel from '../navigation/HeroCarousel/HeroCarousel.stories.tsx';
import * as languageSwitcher from '../navigation/LanguageSwitcher/LanguageSwitcher.stories.tsx';
import * as loadMore from '../navigation/LoadMore/LoadMore.stories.tsx';
import * as navBar from '../navigation/NavBar/NavBar.stories.tsx';
import * as pagination from '../navigation/Pagination/Pagination.stories.tsx';
import * as productRail from '../navigation/ProductRail/ProductRail.stories.tsx';
import * as searchBox from '../navigation/SearchBox/SearchBox.stories.tsx';
import * as sidebar from '../navigation/Sidebar/Sidebar.stories.tsx';
import * as siteHeader from '../navigation/SiteHeader/SiteHeader.stories.tsx';
import * as sortBar from '../navigation/SortBar/SortBar.stories.tsx';
import * as tabLinks from '../navigation/TabLinks/TabLinks.stories.tsx';
import * as tabs from '../navigation/Tabs/Tabs.stories.tsx';
import * as themeSwitcher from '../navigation/ThemeSwitcher/ThemeSwitcher.stories.tsx';
import * as addressCard from './AddressCard/AddressCard.stories.tsx';
import * as addressForm from './AddressForm/AddressForm.stories.tsx';
import * as amountTable from './AmountTable/AmountTable.stories.tsx';
import * as buyBar from './BuyBar/BuyBar.stories.tsx';
import * as cartBar from './CartBar/CartBar.stories.tsx';
import * as cartLine from './CartLine/CartLine.stories.tsx';
import * as cartSummary from './CartSummary/CartSummary.stories.tsx';
import * as categoryRail from './CategoryRail/CategoryRail.stories.tsx';
import * as categoryTile from './CategoryTile/CategoryTile.stories.tsx';
import * as couponTicket from './CouponTicket/CouponTicket.stories.tsx';
import * as dealCard from './DealCard/DealCard.stories.tsx';
import * as discountTag from './DiscountTag/DiscountTag.stories.tsx';
import * as gallery from './Gallery/Gallery.stories.tsx';
import * as logisticsTrace from './LogisticsTrace/LogisticsTrace.stories.tsx';
import * as orderActions from './OrderActions/OrderActions.stories.tsx';
import * as orderCard from './OrderCard/OrderCard.stories.tsx';
import * as orderStatusTabs from './OrderStatusTabs/OrderStatusTabs.stories.tsx';
import * as orderTimeline from './OrderTimeline/OrderTimeline.stories.tsx';
import * as paymentMethodPicker from './PaymentMethodPicker/PaymentMethodPicker.stories.tsx';
import * as paymentPanel from './PaymentPanel/PaymentPanel.stories.tsx';
import * as price from './Price/Price.stories.tsx';
import * as productCard from './ProductCard/ProductCard.stories.tsx';
import * as productGrid from './ProductGrid/ProductGrid.stories.tsx';
import * as quantityStepper from './QuantityStepper/QuantityStepper.stories.tsx';
import * as rankList from './RankList/RankList.stories.tsx';
import * as ratingStars from './RatingStars/RatingStars.stories.tsx';
import * as reviewItem from './ReviewItem/ReviewItem.stories.tsx';
import * as reviewSummary from './ReviewSummary/ReviewSummary.stories.tsx';
import * as skuPicker from './SkuPicker/SkuPicker.stories.tsx';
import * as stockBadge from './StockBadge/StockBadge.stories.tsx';

/** What this test reads of a file of stories. */
interface StoryFile {
  default: { component: ComponentType<never>; args?: object };
}

const files: Readonly<Record<string, StoryFile>> = {
  addressCard,
  addressForm,
  amountTable,
  buyBar,
  cartBar,
  cartLine,
  cartSummary,
  categoryRail,
  categoryTile,
  couponTicket,
  dealCard,
  discountTag,
  gallery,
  logisticsTrace,
  orderActions,
  orderCard,
  orderStatusTabs,
  orderTimeline,
  paymentMethodPicker,
  paymentPanel,
  price,
  productCard,
  productGrid,
  quantityStepper,
  rankList,
  ratingStars,
  reviewItem,
  reviewSummary,
  skuPicker,
  stockBadge,
  activeFilters,
  appShell,
  bottomNav,
  breadcrumbs,
  filterPanel,
  footer,
  heroCarousel,
  languageSwitcher,
  loadMore,
  navBar,
  pagination,
  productRail,
  searchBox,
  sidebar,
  siteHeader,
  sortBar,
  tabLinks,
  tabs,
  themeSwitcher,
};

/** Every story of a file that only sets props, as its component draws it. */
function elementsOf({ default: meta, ...stories }: StoryFile): ReactElement[] {
  const Component = meta.component as ComponentType<object>;
  const sets: Readonly<Record<string, { args?: object; render?: unknown }>> = stories;
  return Object.entries(sets).flatMap(([name, story]) =>
    story.render ? [] : [<Component key={name} {...meta.args} {...story.args} />],
  );
}

/** What jsdom has no idea of: nothing is ever laid out, so nothing is ever observed. */
class Observer {
  observe() {}
  disconnect() {}
}

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollTo = () => {};
});

describe.each(Object.entries(files))('on the server, %s', (_name, file) => {
  const page = <MallardProvider locale="zh-CN">{elementsOf(file)}</MallardProvider>;

  it('writes no style attribute, which a strict Content-Security-Policy would refuse', () => {
    expect(renderToString(page)).not.toMatch(/\sstyle=/);
  });

  it('draws the same as the browser does at first', async () => {
    const problems = vi.fn();
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    const root = hydrateRoot(container, page, { onRecoverableError: problems });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(problems).not.toHaveBeenCalled();
    root.unmount();
    container.remove();
  });
});
