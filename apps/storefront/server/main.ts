import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atMostOnceASecond, createResponseCache, createSendStored } from '@mallard/api/responses';
import { listen, openApi, StartupError } from '@mallard/api/serve';
import { setBasePath, withBase } from '../src/navigation/basePath.ts';
import { clearAfterChanges } from './clearAfterChanges.ts';
import { readShop, shopConfig } from './config.ts';
import { assetTags } from './document.ts';
import { createRequestLog } from './logRequests.ts';
import { readManifest } from './manifest.ts';
import { createPageRenderer, type EntryServer } from './renderPage.ts';
import { createShop } from './shop.ts';
import { storedPages } from './storedPages.ts';

const built = new URL('../dist/', import.meta.url);

/**
 * Milliseconds for which a page is sent again. With those of the API, prices and stock that other processes change are shown after
 * five seconds.
 */
const FRESH_MS = 3_000;

/** Starts the server with the production build. */
async function start(): Promise<void> {
  const api = await openApi({ env: process.env });
  const { basePath, publicOrigin } = api.config;
  // For the modules that the server shares with pages. The build of the pages has its own.
  setBasePath(basePath);
  const manifest = await readManifest(new URL('client/.vite/', built), basePath);
  const entry = (await import(new URL('server/entry-server.js', built).href)) as EntryServer;
  const onError = (error: unknown) => api.logger.error({ fault: String(error) }, 'A page could not be rendered');
  const config = shopConfig(api.config, await readShop(api.fetch), process.env);
  const pages = createResponseCache({ freshFor: FRESH_MS, maxBytes: api.config.cacheBytes });
  api.publicData?.onChange(atMostOnceASecond(pages.clear));
  const renderPage = createPageRenderer({
    loadEntry: async () => entry,
    assetTags: (files) => assetTags(manifest.assetsOf(files)),
    backendFor: api.fetchFor,
    config,
    imageOrigins: api.config.imageOrigins,
    publicOrigin,
    now: Date.now,
    pages,
  });
  const shop = createShop({
    api: api.publicData ? api.fetch : clearAfterChanges(api.fetch, pages),
    apiFor: api.fetchFor,
    limitAddress: api.limitAddress,
    settings: config.shop,
    isApiElsewhere: api.config.apiOrigin !== null,
    clientFolder: relative(process.cwd(), fileURLToPath(new URL('client', built))),
    originOf: (request: Request) => publicOrigin ?? new URL(request.url).origin,
    logRequests: createRequestLog(api.logger, async (pathname) => entry.patternOf(withBase(pathname))),
    onError,
    renderPage,
  });
  // The first render is slow, because it loads code and prepares statements. Render one page before the first request.
  await renderPage(new Request('http://localhost/home')).catch(onError);
  const sendPage = createSendStored(
    storedPages({
      shop: entry,
      locales: entry.offeredLocales(config.shop),
      pages,
      publicOrigin,
      basePath,
      logger: api.logger,
    }),
  );
  const { url } = await listen({
    fetch: shop.fetch,
    sendStored: (...exchange) => sendPage(...exchange) || api.sendStored?.(...exchange) === true,
    api,
  });
  if (api.config.hasSampleShop)
    console.log(
      'This is the sample shop: its products, payments and seller are not real. Set SAMPLE_SHOP=off for your own.',
    );
  console.log(`Mallard is running at ${url}${basePath === '' ? '' : '/'}`);
}

start().catch((error: unknown) => {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
