import { endpointQuery } from '../../data/endpointQuery.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { bestSellers } from '../../shared/products/bestSellers.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { LazyNotFoundProducts } from './lazySections.ts';

/** Error page for an unknown URL. */
export const Screen: ScreenModule['Screen'] = () => (
  <>
    <ErrorPage code="notFound" />
    <LazyNotFoundProducts />
  </>
);

export const prefetch: ScreenModule['prefetch'] = ({ client, queryClient, locale }) =>
  queryClient.prefetchQuery(endpointQuery(client, locale, ...bestSellers));

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('error:titles.notFound') });
