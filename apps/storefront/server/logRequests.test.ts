import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createRequestLog } from './logRequests.ts';

async function logRequest(path: string, headers: Record<string, string> = {}) {
  const lines: Record<string, unknown>[] = [];
  const write = (level: string) => (line: object) => void lines.push({ level, ...line });
  const shop = new Hono();
  shop.onError(() => new Response('fault', { status: 500 }));
  shop.use(createRequestLog({ info: write('info'), error: write('error') }, async () => '/product/:id'));
  shop.get('/sitemaps/:file', (context) => context.text('file'));
  shop.get('/broken', () => {
    throw new Error('no');
  });
  shop.get('/api/x', (context) => context.text('api', 200, { 'X-Request-Id': 'logged by the API' }));
  shop.get('*', (context) => context.text('page'));
  const response = await shop.request(path, { headers });
  return { lines, response };
}

it('logs the pattern of a page, without path parameters, query or headers', async () => {
  const { lines, response } = await logRequest('/product/4711?keyword=secret', {
    Cookie: 'a=secret',
    'X-Request-Id': 'request-1',
  });
  expect(lines).toEqual([
    {
      level: 'info',
      requestId: 'request-1',
      route: '/product/:id',
      method: 'GET',
      status: 200,
      ms: expect.any(Number),
    },
  ]);
  expect(response.headers.get('X-Request-Id')).toBe('request-1');
});

it('logs the route pattern of other files, and failures as errors', async () => {
  expect((await logRequest('/sitemaps/products-1.xml')).lines).toMatchObject([
    { route: '/sitemaps/:file', level: 'info' },
  ]);
  expect((await logRequest('/broken')).lines).toMatchObject([{ status: 500, level: 'error' }]);
});

it('does not log responses of the API, and creates a request id if the given one is invalid', async () => {
  expect((await logRequest('/api/x')).lines).toEqual([]);
  const { lines } = await logRequest('/home', { 'X-Request-Id': 'a b' });
  expect(lines[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
});
