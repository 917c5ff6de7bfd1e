import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../http/logging/createLogger.ts';
import { createForward, type Forward } from './createForward.ts';

const visitor = { address: '203.0.113.7', origin: 'https://shop.test' };
const logger = createLogger('silent');
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts another server, and returns the function that forwards to it. */
async function forwardTo(listener: RequestListener, responseMs?: number): Promise<Forward> {
  const server = createServer(listener);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return createForward(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, logger, responseMs);
}

/** Answers with the request, as JSON. */
async function echo(incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method, url, headers } = incoming;
  outgoing.end(JSON.stringify({ method, url, headers, body: await text(incoming) }));
}

describe('a forwarded request', () => {
  it('keeps method, path, query, headers and body, and names the visitor', async () => {
    const forward = await forwardTo(echo);
    const response = await forward(
      new Request('http://localhost/api/cart?a=1&a=2', {
        method: 'POST',
        body: 'duck',
        headers: {
          Authorization: 'Bearer t',
          Forwarded: 'for=198.51.100.1',
          'X-Forwarded-For': '198.51.100.1',
          'X-Forwarded-Host': 'evil.test',
        },
      }),
      visitor,
    );
    const received = (await response.json()) as { headers: object };
    expect(received.headers).not.toHaveProperty('forwarded');
    expect(received).toMatchObject({
      method: 'POST',
      url: '/api/cart?a=1&a=2',
      body: 'duck',
      headers: {
        authorization: 'Bearer t',
        host: expect.stringMatching(/^127\.0\.0\.1:/),
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-host': 'shop.test',
        'x-forwarded-proto': 'https',
      },
    });
  });

  it('has no headers of the visitor’s connection', async () => {
    const forward = await forwardTo(echo);
    const headers = {
      Connection: 'close, X-Secret',
      'X-Secret': '1',
      Upgrade: 'h2c',
      TE: 'trailers',
      Expect: '100-continue',
    };
    const response = await forward(new Request('http://localhost/api/cart', { headers }), visitor);
    const sent = ((await response.json()) as { headers: Record<string, string> }).headers;
    for (const name of ['x-secret', 'upgrade', 'te', 'expect']) expect(sent).not.toHaveProperty(name);
  });

  it.each(['//evil.test/api', '/.//evil.test', '/api%2f..', '/api/%5c'])('is refused for %s', async (path) => {
    const forward = await forwardTo(echo);
    expect((await forward(new Request(`http://localhost${path}`), visitor)).status).toBe(400);
  });
});

describe('the response of the other server', () => {
  it.each([200, 201, 302, 401, 404, 413, 500])(
    'with status %i is returned, also for a request with a body',
    async (status) => {
      const forward = await forwardTo((incoming, outgoing) => {
        incoming.resume().once('end', () => {
          outgoing.writeHead(status, { Location: '/home', 'Set-Cookie': ['a=1', 'b=2'] }).end('{"code":1}');
        });
      });
      const response = await forward(
        new Request('http://localhost/api/login', { method: 'POST', body: '{}' }),
        visitor,
      );
      expect([response.status, await response.text()]).toEqual([status, '{"code":1}']);
      expect(response.headers.get('Location')).toBe('/home');
      expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    },
  );

  it('stays compressed', async () => {
    const forward = await forwardTo((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('duck'));
    });
    const response = await forward(new Request('http://localhost/api/products'), visitor);
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('duck');
  });

  it.each([
    [204, 'GET'],
    [304, 'GET'],
    [200, 'HEAD'],
  ])('with status %i to %s has no body', async (status, method) => {
    const forward = await forwardTo((_incoming, outgoing) => void outgoing.writeHead(status).end());
    const response = await forward(new Request('http://localhost/api/products', { method }), visitor);
    expect([response.status, response.body]).toEqual([status, null]);
  });
});

describe('the page of another server', () => {
  it('runs and loads nothing, whatever its own policy allows', async () => {
    const forward = await forwardTo((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'unsafe-inline'" });
      outgoing.end('<script>alert(1)</script>');
    });
    const { headers } = await forward(new Request('http://localhost/uploads/a.html'), visitor);
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^script-src 'unsafe-inline', default-src 'none';.* sandbox$/,
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

describe('without a response', () => {
  it('says that the shop is unavailable if the server cannot be reached', async () => {
    const response = await createForward('http://127.0.0.1:1', logger)(
      new Request('http://localhost/api/cart'),
      visitor,
    );
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ data: { error: 'DATABASE', retryAfter: 5 } });
  });

  it('asks for the same call again if the connection is lost, because it may have had its effect', async () => {
    const forward = await forwardTo((incoming) => void incoming.socket.destroy());
    const response = await forward(new Request('http://localhost/api/orders', { method: 'POST', body: '{}' }), visitor);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ data: { error: 'OVERLOADED', retryAfter: 1 } });
  });

  it.each(['GET', 'POST'])('asks for the same call again if the server is silent after %s', async (method) => {
    const forward = await forwardTo((incoming) => void incoming.resume(), 100);
    const body = method === 'POST' ? '{}' : null;
    const response = await forward(new Request('http://localhost/api/orders', { method, body }), visitor);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ data: { error: 'OVERLOADED', retryAfter: 1 } });
  });

  it('gives an upload more time than the response to it', async () => {
    const forward = await forwardTo(async (incoming, outgoing) => void outgoing.end(await text(incoming)), 300);
    const parts = ['a', 'b', 'c', 'd', 'e'];
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await wait(100);
        const part = parts.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
      },
    });
    const upload = new Request('http://localhost/api/upload/images', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    expect(await (await forward(upload, visitor)).text()).toBe('abcde');
  });

  it('ends when the visitor leaves', async () => {
    const controller = new AbortController();
    const forward = await forwardTo(() => controller.abort());
    const request = new Request('http://localhost/api/cart', { signal: controller.signal });
    expect((await forward(request, visitor)).status).toBe(499);
  });
});
