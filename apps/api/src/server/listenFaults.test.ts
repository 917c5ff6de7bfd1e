import { Agent, get } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { MAX_PIPELINED } from '../http/limitPipelining.ts';
import { createLogger } from '../http/logging/createLogger.ts';
import { createTestApp } from '../testing/index.ts';
import { type ListenInput, listen } from './listen.ts';

/** Starts a server with the given `fetch`, and collects its log lines. */
async function listening(fetch: ListenInput['fetch'], more: Partial<ListenInput> = {}, lost?: Promise<Error>) {
  const shop = await createTestApp({ env: { PORT: '0' } });
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line) => void lines.push(line) });
  let isStopped = false;
  const stop = async () => {
    isStopped = true;
    await shop.close();
  };
  const api = { config: shop.deps.config, logger, drain: () => {}, stop, ...(lost ? { lost } : {}) };
  return { ...(await listen({ fetch, api, hasSignals: false, ...more })), lines, isStopped: () => isStopped };
}

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, 'localhost', () => socket.write(bytes));
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text)).on('error', reject);
  });
}

describe('a server', () => {
  it('answers 500 when the handler throws, and logs the error', async () => {
    const server = await listening(() => {
      throw new TypeError('no such duck');
    });
    const answer = await fetch(server.url);
    expect(answer.status).toBe(500);
    const body = (await answer.json()) as { data: { requestId: string } };
    expect(body).toMatchObject({ code: 500, data: { error: 'INTERNAL' } });
    expect(server.lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', requestId: body.data.requestId, fault: { message: 'no such duck' } },
    ]);
    await server.close();
  });

  it('answers 400 when the request URL is invalid', async () => {
    const server = await listening(() => new Response());
    const text = await sendRaw(server.port, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(server.lines).toEqual([]);
    await server.close();
  });

  it.each(['a.1', '256.1.1.1', '1.2.3.4.5', 'a b', 'user@shop', 'shop/path', 'shop:port', ''])(
    'refuses the host "%s", on every path, with 400',
    async (host) => {
      const server = await listening(() => new Response());
      for (const path of ['/', '/health', '/api/cart', '//x'])
        expect(await sendRaw(server.port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
      expect(server.lines).toEqual([]);
      await server.close();
    },
  );

  it('refuses versions of HTTP that it does not support, and URLs with a fragment', { tags: ['P16'] }, async () => {
    const server = await listening(() => new Response());
    for (const line of ['GET /', 'GET / HTTP/0.9', 'GET / HTTP/2.0'])
      expect(await sendRaw(server.port, `${line}\r\nHost: a\r\n\r\n`), line).toMatch(/^HTTP\/1\.1 505 /);
    expect(await sendRaw(server.port, 'GET /#a HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    await server.close();
  });

  it('sends one response to a request whose body is malformed, also after its response', {
    tags: ['P16'],
  }, async () => {
    const server = await listening(() => new Response('early'));
    const head = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
    const text = await new Promise<string>((resolve) => {
      let received = '';
      const socket = createConnection(server.port, 'localhost', () => socket.write(head));
      socket.setEncoding('utf8').on('data', (chunk) => {
        received += chunk;
        if (received.endsWith('early')) socket.write('quack\r\n');
      });
      socket.on('close', () => resolve(received));
    });
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
    await server.close();
  });

  it('answers a malformed request after the requests before it', { tags: ['P16'] }, async () => {
    const server = await listening(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return new Response('late');
    });
    const text = await sendRaw(server.port, `${'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2)}QUACK\r\n\r\n`);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 400']);
    await server.close();
  });

  it('refuses a request after the responses to the requests before it', { tags: ['P16'] }, async () => {
    const refused: [number, string][] = [
      [400, 'GET /#a HTTP/1.1\r\nHost: a\r\n\r\n'],
      [505, 'GET / HTTP/2.0\r\nHost: a\r\n\r\n'],
      [417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: bread\r\n\r\n'],
      [400, 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nquack\r\n'],
    ];
    const server = await listening(async (received) => {
      if (received.method === 'POST') return new Response(await received.text());
      await new Promise((resolve) => setTimeout(resolve, 50));
      return new Response('late');
    });
    for (const [status, request] of refused) {
      const text = await sendRaw(server.port, `GET / HTTP/1.1\r\nHost: a\r\n\r\n${request}`);
      expect(text.match(/HTTP\/1\.1 \d+/g), request).toEqual(['HTTP/1.1 200', `HTTP/1.1 ${status}`]);
    }
    await server.close();
  });

  it('closes a connection that sends many requests without waiting, after the first responses', {
    tags: ['P16'],
  }, async () => {
    const handled: string[] = [];
    const server = await listening(({ url }) => {
      handled.push(new URL(url).pathname);
      return new Response('quack');
    });
    const requests = Array.from({ length: 500 }, (_, n) => `GET /${n + 1} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const text = await sendRaw(server.port, requests.join(''));
    expect(handled).toHaveLength(MAX_PIPELINED);
    expect(text.match(/HTTP\/1\.1 200 /g)).toHaveLength(MAX_PIPELINED);
    expect(text.match(/^Connection: close/gim)).toHaveLength(1);
    await server.close();
  });

  it('answers all requests of a connection that waits for each response', async () => {
    const server = await listening(() => new Response('quack'));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    for (let n = 0; n < 3 * MAX_PIPELINED; n += 1)
      await new Promise<void>((resolve, reject) => {
        get(server.url, { agent }, (response) => {
          ports.add(response.socket.localPort);
          response.resume().once('end', resolve);
        }).on('error', reject);
      });
    expect(ports.size).toBe(1);
    agent.destroy();
    await server.close();
  });

  it('closes the connection after a malformed request, even when the client keeps its side open', async () => {
    const server = await listening(() => new Response());
    const socket = createConnection({ port: server.port, host: 'localhost', allowHalfOpen: true });
    socket.on('connect', () => socket.write('QUACK\r\n\r\n'));
    socket.resume();
    const reset = new Promise<NodeJS.ErrnoException>((resolve) => socket.on('error', resolve));
    await new Promise((resolve) => socket.once('end', resolve));
    // Writes never fail while the server keeps the connection half open.
    const writing = setInterval(() => socket.write('x'), 50);
    expect((await reset).code).toMatch(/ECONNRESET|EPIPE/);
    clearInterval(writing);
    await server.close();
  });

  it('completes all requests of keep-alive clients while it drains', { tags: ['P26'] }, async () => {
    const server = await listening(() => new Response('ok'));
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const outcomes: string[] = [];
    let hasStopped = false;
    const call = () =>
      new Promise<string>((resolve) => {
        const request = get(server.url, { agent }, (answer) =>
          answer.resume().on('end', () => resolve(`${answer.statusCode}`)),
        );
        request.on('error', ({ code }: NodeJS.ErrnoException) => {
          hasStopped = true;
          resolve(code === 'ECONNREFUSED' ? 'not connected' : `lost: ${code}`);
        });
      });
    const callUntilGone = async () => {
      while (!hasStopped) outcomes.push(await call());
    };
    const clients = Promise.all(Array.from({ length: 20 }, callUntilGone));
    await vi.waitUntil(() => outcomes.length > 100, { timeout: 60_000 });
    await server.close(1);
    await clients;
    agent.destroy();
    expect(new Set(outcomes)).toEqual(new Set(['200', 'not connected']));
  });

  it('does not wait for silent connections, unfinished headers and stalled bodies', { tags: ['P26'] }, async () => {
    const server = await listening(async (request) => new Response(await request.text()));
    const beginnings = ['', 'GET / HTTP/1.1\r\nX:', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc'];
    const sockets = await Promise.all(
      beginnings.map(
        (text) =>
          new Promise<Socket>((resolve) => {
            const socket = createConnection(server.port, 'localhost', () => socket.write(text, () => resolve(socket)));
            socket.on('error', () => undefined);
          }),
      ),
    );
    const startedAt = performance.now();
    await server.close(1);
    expect(performance.now() - startedAt).toBeLessThan(6_000);
    for (const socket of sockets) socket.destroy();
  });

  it('sends slow readers their whole response, and stops in time when others read nothing', {
    tags: ['P26'],
  }, async () => {
    const size = 20_000_000;
    const server = await listening(() => new Response(new Uint8Array(size)), { stopMs: 6_000 });
    const open = () =>
      new Promise<Socket>((resolve) => {
        const socket = createConnection(server.port, 'localhost', () => {
          socket.pause();
          socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n', () => resolve(socket));
        });
        socket.on('error', () => undefined);
      });
    const silent = await Promise.all(Array.from({ length: 5 }, open));
    const slow = await open();
    let received = 0;
    slow.on('data', (chunk) => {
      received += chunk.length;
      slow.pause();
      setTimeout(() => slow.resume(), 2);
    });
    slow.resume();
    // Other responses are created first, which takes seconds on a busy machine.
    await vi.waitUntil(() => received > 0, { timeout: 15_000 });
    const startedAt = performance.now();
    await server.close(1);
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    expect(received).toBeGreaterThan(size);
    for (const socket of silent) socket.destroy();
  });

  it('shuts down gracefully with exit code 1 when the database connection is lost', { tags: ['P23'] }, async () => {
    let lose: (reason: Error) => void = () => {};
    const lost = new Promise<Error>((resolve) => {
      lose = resolve;
    });
    let exited: (code: number) => void = () => {};
    const code = new Promise<number>((resolve) => {
      exited = resolve;
    });
    const server = await listening(() => new Response(), { exit: (exitCode) => exited(exitCode) }, lost);
    lose(new Error('the database thread has ended'));
    expect(await code).toBe(1);
    expect(server.isStopped()).toBe(true);
    expect(server.lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'fatal', fault: { message: 'the database thread has ended' } },
    ]);
  });
});
