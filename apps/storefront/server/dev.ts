import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { StartupError, startApi } from '@mallard/api/serve';
import { createServer as createVite } from 'vite';
import { shopConfig } from './config.ts';
import { createRequestLog } from './logRequests.ts';
import { createPageRenderer, type EntryServer } from './renderPage.ts';
import { createShop } from './shop.ts';

const ENTRY = '/src/app/entry-server.tsx';

/** Serves the shop with hot updates: Vite transforms the pages' code, the API runs in this process. */
async function start(): Promise<void> {
  const api = await startApi({ env: process.env });
  const http = createServer();
  const vite = await createVite({
    root: new URL('..', import.meta.url).pathname,
    appType: 'custom',
    server: { middlewareMode: { server: http }, hmr: { server: http } },
  });
  const shop = createShop({
    api: api.fetch,
    apiFor: api.fetchFor,
    clientFolder: null,
    originOf: (request) => new URL(request.url).origin,
    logRequests: createRequestLog(api.deps.logger, async (pathname) =>
      ((await vite.ssrLoadModule(ENTRY)) as EntryServer).patternOf(pathname),
    ),
    onFault: (error) => api.deps.logger.error({ fault: String(error) }, 'A page could not be drawn'),
    renderPage: createPageRenderer({
      loadEntry: async () => (await vite.ssrLoadModule(ENTRY)) as EntryServer,
      assetTags: async () => devTags(await vite.transformIndexHtml('/', '<head></head>')),
      backendFor: api.fetchFor,
      config: shopConfig(api.config, process.env),
      publicOrigin: null,
      now: Date.now,
    }),
  });
  const answer = getRequestListener(async (request) => {
    const response = await shop.fetch(request);
    // Hot updates inject scripts.
    response.headers.delete('Content-Security-Policy');
    // Or a page could not talk to the inspector that it opens.
    response.headers.delete('Cross-Origin-Opener-Policy');
    return response;
  });
  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => void answer(request, response));
  });
  http.listen(api.config.port, api.config.host, () => {
    console.log(`Mallard is open for development at http://${api.config.host}:${api.config.port}`);
  });
}

/** What Vite puts into the head (its client and React's refresh), and the entry after it. */
function devTags(html: string): string {
  const head = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '';
  return `${head}<script type="module" src="/src/app/entry-client.tsx"></script>`;
}

start().catch((error: unknown) => {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
