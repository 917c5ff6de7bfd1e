import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

/** The same shop at another address, whose pages carry no script: the limit of what its pages can be. */
export interface ScriptlessShop {
  url: string;
  close: () => void;
}

/** Opens it: everything is passed on as it is, but for the scripts in HTML. */
export async function openWithoutScript(shopUrl: string): Promise<ScriptlessShop> {
  const server = createServer((asked, response) => {
    const isPage = asked.headers['sec-fetch-dest'] === 'document';
    const headers = isPage ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers;
    const passed = request(new URL(asked.url ?? '/', shopUrl), { headers }, (answer) => {
      if (isPage) void sendPage(answer, response);
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    passed.on('error', (error) => response.destroy(error)).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function sendPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = stripScripts((await buffer(answer)).toString());
  // As quickly as the shop itself does it.
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const { 'transfer-encoding': _, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, {
    ...headers,
    'content-encoding': 'br',
    'content-length': body.length,
  });
  response.end(body);
}

/** @example stripScripts('<link rel="modulepreload" href="/a.js"><p>Mug</p><script>1</script>') // '<p>Mug</p>' */
function stripScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}
