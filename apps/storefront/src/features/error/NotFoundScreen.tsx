import { endpointQuery } from '../../data/endpointQuery.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { wellSold } from '../product/wellSold.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { LateNotFoundProducts } from './lateParts.ts';

/** What is at no address of the shop. */
export const Screen: ScreenModule['Screen'] = () => (
  <>
    <ErrorPage code="notFound" />
    <LateNotFoundProducts />
  </>
);

export const prefetch: ScreenModule['prefetch'] = ({ client, queryClient, locale }) =>
  queryClient.prefetchQuery(endpointQuery(client, locale, ...wellSold));

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('error:titles.notFound') });
