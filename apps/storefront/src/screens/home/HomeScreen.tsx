import { getHome } from '@mallard/domain/contract';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { useTranslation } from 'react-i18next';
import { endpointQuery } from '../../data/endpointQuery.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { paths } from '../../routes.ts';
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { DealsSection } from './DealsSection.tsx';
import * as styles from './Home.css.ts';
import { HomeHero } from './HomeHero.tsx';
import { HotSection } from './HotSection.tsx';
import { ProductSection } from './ProductSection.tsx';

/** The shop's first screen. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['home', 'shell']);
  const errorText = useErrorText();
  const home = useEndpoint(getHome, {});

  if (home.isError) {
    return <ErrorPanel onRetry={() => void home.refetch()}>{errorText(home.error)}</ErrorPanel>;
  }
  if (!home.data) return <ScreenSkeleton />;
  const { carousels, categories, deals, newArrivals, hotSales, recommended } = home.data;
  return (
    <div className={styles.page}>
      <h1 className={styles.hiddenTitle}>{t('title')}</h1>
      <HomeHero slides={carousels} />
      <CategoryTiles categories={categories} />
      <DealsSection deals={deals} />
      <ProductSection title={t('shell:nav.newArrivals')} href={paths.newArrivals()} products={newArrivals} />
      <HotSection products={hotSales} />
      <ProductSection title={t('recommended')} href={paths.category()} products={recommended} />
    </div>
  );
};

export const prefetch: ScreenModule['prefetch'] = ({ client, queryClient, locale }) =>
  queryClient.fetchQuery(endpointQuery(client, locale, getHome, {}));

export const meta: ScreenModule['meta'] = ({ t, origin }) => ({
  title: t('shell:shopName'),
  description: t('home:description'),
  canonical: paths.home(),
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: t('shell:shopName'),
      url: origin,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/search?keyword={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
