import { getHome, listCoupons } from '@mallard/domain/endpoints';
import { CategoryTiles } from '@mallard/ui/CategoryTile';
import { VisuallyHidden } from '@mallard/ui/VisuallyHidden';
import { endpointQuery } from '../../data/endpointQuery.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { siteData } from '../../navigation/structuredData.ts';
import { ScreenSkeleton } from '../../screen/ScreenSkeleton.tsx';
import { shopTexts, useShopTexts } from '../../services/useShopTexts.ts';
import { ScreenError } from '../../shared/errors/ScreenError.tsx';
import { featureOf } from './featureOf.ts';
import * as styles from './Home.css.ts';
import { HomeHero } from './HomeHero.tsx';
import { homeCouponsInput } from './homeCoupons.ts';
import { LazyShelves } from './lazySections.ts';

/** The home page. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation('home');
  const { name } = useShopTexts();
  const errorText = useErrorText();
  const home = useEndpoint(getHome, {});

  if (home.isError && !home.data) {
    return <ScreenError onRetry={() => void home.refetch()}>{errorText(home.error)}</ScreenError>;
  }
  if (!home.data) return <ScreenSkeleton title={name} />;
  const { carousels, categories, deals } = home.data;
  const feature = featureOf(home.data);
  const slides = carousels.filter((slide) => slide !== feature);
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <VisuallyHidden as="h1">{name}</VisuallyHidden>
        <HomeHero slides={slides} deals={deals} />
        {categories.length > 0 && (
          <CategoryTiles
            categories={categories}
            hrefOf={({ id }) => paths.category({ categoryUuid: id })}
            label={t('categories')}
          />
        )}
      </div>
      <LazyShelves home={home.data} />
    </div>
  );
};

export const prefetch: ScreenModule['prefetch'] = ({ client, queryClient, locale }) =>
  Promise.all([
    queryClient.fetchQuery(endpointQuery(client, locale, getHome, {})),
    queryClient.prefetchQuery(endpointQuery(client, locale, listCoupons, homeCouponsInput)),
  ]);

export const meta: ScreenModule['meta'] = (context) => {
  const shop = shopTexts(context.shop, context.locale);
  return {
    title: shop.name,
    ...(shop.description !== '' && { description: shop.description }),
    canonical: paths.home(),
    ...(import.meta.env.SSR && { jsonLd: siteData(context, shop) }),
  };
};
