import { memoizeText, type ResponseCache, type StoredSource } from '@mallard/api/responses';
import type { Logger } from '@mallard/api/serve';
import { ACCEPTABLE_ID } from './logRequests.ts';
import { type EntryServer, pageKey, preferencesOf } from './renderPage.ts';

interface StoredPagesInput {
  shop: EntryServer;
  /** The languages of the shop. */
  locales: ReturnType<EntryServer['offeredLocales']>;
  pages: Pick<ResponseCache, 'find'>;
  /** The shop's public origin; `null` to use the origin of each request. */
  publicOrigin: string | null;
  /** Path below which the shop is served. */
  basePath: string;
  logger: Pick<Logger, 'info'>;
}

/** Returns the rendered pages in memory. They don't count against the limit of the address, like files. */
export function storedPages({ shop, locales, pages, publicOrigin, basePath, logger }: StoredPagesInput): StoredSource {
  const localeOf = memoizeText((accepted) => shop.chooseLocale(shop.parseAcceptLanguage(accepted), locales));
  return {
    acceptableId: ACCEPTABLE_ID,
    find: ({ url = '', headers }) => {
      const href = `${publicOrigin ?? `http://${headers.host}`}${basePath}${url}`;
      const { cookie = '' } = headers;
      return pages.find(
        pageKey(href, preferencesOf(shop, { href, cookie, locale: localeOf(headers['accept-language']), locales })),
      );
    },
    log: (_incoming, { requestId, route, status, milliseconds }) =>
      logger.info({ requestId, route, method: 'GET', status, ms: Math.round(milliseconds) }),
  };
}
