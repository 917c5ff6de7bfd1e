import { ProductCards } from '@mallard/ui/ProductCards';
import { type ReactNode, useEffect, useId } from 'react';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useIsOfferedLink } from '../../services/useIsOfferedLink.ts';
import { categoryMenu } from '../../shared/categories/categoryMenu.ts';
import { bestSellers } from '../../shared/products/bestSellers.ts';
import { SectionHead } from '../../shared/products/SectionHead.tsx';
import { useProductCards } from '../../shared/products/useProductCards.ts';
import { usePopularSearches } from '../../shared/search/usePopularSearches.ts';
import { useSearchHistory } from '../../shared/search/useSearchHistory.ts';
import * as styles from './EmptyListLinks.css.ts';
import { chip } from './ProductList.css.ts';

/** Links for an empty list: earlier and popular searches, the shop's pages and categories, and best sellers. */
export function EmptyListLinks({ keyword }: { keyword: string | undefined }) {
  const { t } = useTranslation(['category', 'shell']);
  const { keywords, open } = useSearchHistory();
  const tree = useEndpoint(...categoryMenu).data ?? [];
  const cards = useProductCards(useEndpoint(...bestSellers).data?.items ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history is read once, when the links are first shown
  useEffect(open, []);
  // Pages for searches such as "new arrivals" or "free shipping".
  const pages = [
    { href: paths.newArrivals(), text: t('shell:nav.newArrivals') },
    { href: paths.deals(), text: t('shell:nav.deals') },
    { href: paths.coupons(), text: t('shell:nav.coupons') },
  ].filter(useIsOfferedLink());
  const searches = keywords.filter((term) => term !== keyword);
  const popular = usePopularSearches().filter((term) => term !== keyword && !keywords.includes(term));
  return (
    <div className={styles.root}>
      {searches.length > 0 && (
        <LinkSection title={t('emptyListLinks.history')}>
          <Chips links={searches.map((text) => ({ href: paths.search(text), text }))} />
        </LinkSection>
      )}
      {popular.length > 0 && (
        <LinkSection title={t('emptyListLinks.popular')}>
          <Chips links={popular.map((text) => ({ href: paths.search(text), text }))} />
        </LinkSection>
      )}
      {tree.length > 0 && (
        <LinkSection title={t('emptyListLinks.categories')}>
          <Chips
            links={[
              ...pages,
              ...tree.map(({ id, name }) => ({ href: paths.category({ categoryUuid: id }), text: name })),
            ]}
          />
        </LinkSection>
      )}
      {cards.products.length > 0 && (
        <LinkSection title={t('shell:nav.hotSale')} href={paths.hotSale()}>
          <ProductCards {...cards} label={t('shell:nav.hotSale')} headingLevel={3} />
        </LinkSection>
      )}
    </div>
  );
}

interface LinkSectionProps {
  title: string;
  /** Link to the full list. */
  href?: string;
  children: ReactNode;
}

function LinkSection({ title, href, children }: LinkSectionProps) {
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
