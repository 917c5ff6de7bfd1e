import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createBasePath, openApi, StartupError } from '@mallard/api/serve';
import { createServer as createVite } from 'vite';
import { setBasePath, withBase } from '../src/navigation/basePath.ts';
import { readShop, shopConfig } from './config.ts';
import type { PageTags } from './document.ts';
import { createRequestLog } from './logRequests.ts';
import { createPageRenderer, type EntryServer } from './renderPage.ts';
import { createShop } from './shop.ts';

const ENTRY = '/src/app/entry-server.tsx';

/** Starts the development server: Vite transforms the code of pages, the API runs in this process. */
async function start(): Promise<void> {
  const api = await openApi({ env: process.env });
  const config = shopConfig(api.config, await readShop(api.fetch), process.env);
  const { basePath } = api.config;
  setBasePath(basePath);
  const { enter, leave } = createBasePath(basePath);
  const http = createServer();
  const vite = await createVite({
    root: new URL('..', import.meta.url).pathname,
    base: `${basePath}/`,
    appType: 'custom',
    server: { middlewareMode: { server: http }, hmr: { server: http } },
  });
  const shop = createShop({
    api: api.fetch,
    apiFor: api.fetchFor,
    limitAddress: api.limitAddress,
    settings: config.shop,
    isApiElsewhere: api.config.apiOrigin !== null,
    clientFolder: null,
    originOf: (request) => new URL(request.url).origin,
    logRequests: createRequestLog(api.logger, async (pathname) =>
      ((await vite.ssrLoadModule(ENTRY)) as EntryServer).patternOf(withBase(pathname)),
    ),
    onError: (error) => api.logger.error({ fault: String(error) }, 'A page could not be rendered'),
    renderPage: createPageRenderer({
      loadEntry: async () => (await vite.ssrLoadModule(ENTRY)) as EntryServer,
      assetTags: async () => devTags(await vite.transformIndexHtml('/', '<head></head>')),
      backendFor: api.fetchFor,
      config,
      imageOrigins: api.config.imageOrigins,
      publicOrigin: null,
      now: Date.now,
    }),
  });
  const requestListener = getRequestListener(async (request) => {
    const response = leave(await shop.fetch(request));
    // Hot updates inject scripts, which the policy would block.
    response.headers.delete('Content-Security-Policy');
    // It would prevent messages between the page and the inspector's window.
    response.headers.delete('Cross-Origin-Opener-Policy');
    return response;
  });
  http.on('request', (request, response) => {
    const { url } = request;
    if (!enter(request, response)) return;
    const urlBelowPath = request.url;
    // Vite has the path in its URLs.
    request.url = url;
    vite.middlewares(request, response, () => {
      request.url = urlBelowPath;
      void requestListener(request, response);
    });
  });
  http.listen(api.config.port, api.config.host, () => {
    console.log(`Mallard is running in development mode at http://${api.config.host}:${api.config.port}${basePath}`);
  });
}

/** Returns the tags that Vite adds to the head (its client and React Refresh), followed by the entry. */
function devTags(html: string): PageTags {
  const head = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '';
  // Development has no policy that would have to allow its inline scripts.
  return {
    markup: `${head}<script type="module" src="${withBase('/src/app/entry-client.tsx')}"></script>`,
    scripts: [],
  };
}

start().catch((error: unknown) => {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
