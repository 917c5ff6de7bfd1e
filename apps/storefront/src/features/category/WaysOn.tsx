import { ProductCards } from '@mallard/ui/ProductCards';
import { type ReactNode, useEffect, useId } from 'react';
import { paths } from '../../app/routes.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { SectionHead } from '../product/SectionHead.tsx';
import { useProductCards } from '../product/useProductCards.ts';
import { wellSold } from '../product/wellSold.ts';
import { usePopularSearches } from '../search/usePopularSearches.ts';
import { useSearchHistory } from '../search/useSearchHistory.ts';
import { categoryMenu } from './categoryMenu.ts';
import { chip } from './ProductList.css.ts';
import * as styles from './WaysOn.css.ts';

/** Links for a search without results: earlier and popular searches, the shop's pages and categories, and best sellers. */
export function WaysOn({ keyword }: { keyword: string | undefined }) {
  const { t } = useTranslation(['category', 'shell']);
  const { known, open } = useSearchHistory();
  const tree = useEndpoint(...categoryMenu).data ?? [];
  const cards = useProductCards(useEndpoint(...wellSold).data?.items ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history is opened once, when there is room to show it
  useEffect(open, []);
  // What searches such as "new arrivals" or "free shipping" are after.
  const pages = [
    { href: paths.newArrivals(), text: t('shell:nav.newArrivals') },
    { href: paths.deals(), text: t('shell:nav.deals') },
    { href: paths.coupons(), text: t('shell:nav.coupons') },
  ];
  const searches = known.filter((one) => one !== keyword);
  const popular = usePopularSearches().filter((one) => one !== keyword && !known.includes(one));
  return (
    <div className={styles.root}>
      {searches.length > 0 && (
        <Way title={t('waysOn.history')}>
          <Chips links={searches.map((text) => ({ href: paths.search(text), text }))} />
        </Way>
      )}
      {popular.length > 0 && (
        <Way title={t('waysOn.popular')}>
          <Chips links={popular.map((text) => ({ href: paths.search(text), text }))} />
        </Way>
      )}
      {tree.length > 0 && (
        <Way title={t('waysOn.categories')}>
          <Chips
            links={[
              ...pages,
              ...tree.map(({ id, name }) => ({ href: paths.category({ categoryUuid: id }), text: name })),
            ]}
          />
        </Way>
      )}
      {cards.products.length > 0 && (
        <Way title={t('shell:nav.hotSale')} href={paths.hotSale()}>
          <ProductCards {...cards} label={t('shell:nav.hotSale')} headingLevel={3} />
        </Way>
      )}
    </div>
  );
}

interface WayProps {
  title: string;
  /** Where all of it is. */
  href?: string;
  children: ReactNode;
}

function Way({ title, href, children }: WayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} href={href} />
      {children}
    </section>
  );
}

function Chips({ links }: { links: readonly { href: string; text: string }[] }) {
  return (
    <ul className={styles.chips}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href} className={chip}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
