import { createConnection } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type ListenInput, listen } from './listen.ts';
import { createLogger } from './logging/createLogger.ts';
import { createTestApp } from './testing/index.ts';

/** Listens with a `fetch` of the test's own, and collects what is logged. */
async function listening(fetch: ListenInput['fetch'], more: Partial<ListenInput> = {}, lost?: Promise<Error>) {
  const shop = await createTestApp({ env: { PORT: '0' } });
  const lines: string[] = [];
  const deps = { ...shop.deps, logger: createLogger('warn', { write: (line) => void lines.push(line) }) };
  let isStopped = false;
  const stop = async () => {
    isStopped = true;
    await shop.close();
  };
  const api = { config: shop.deps.config, deps, drain: () => {}, stop, ...(lost ? { lost } : {}) };
  return { ...(await listen({ fetch, api, hasSignals: false, ...more })), lines, isStopped: () => isStopped };
}

describe('a server', () => {
  it('says that a fault is its own, and logs it', async () => {
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

  it('says that a bad address is its sender’s fault', async () => {
    const server = await listening(() => new Response());
    const text = await new Promise<string>((resolve) => {
      const socket = createConnection(server.port, 'localhost', () =>
        socket.write('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'),
      );
      let all = '';
      socket.on('data', (bytes) => {
        all += bytes;
      });
      socket.on('close', () => resolve(all));
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(server.lines).toEqual([]);
    await server.close();
  });

  it('stops in order and with exit code 1 when its database is gone', async () => {
    let lose: (reason: Error) => void = () => {};
    const lost = new Promise<Error>((resolve) => {
      lose = resolve;
    });
    let exited: (code: number) => void = () => {};
    const code = new Promise<number>((resolve) => {
      exited = resolve;
    });
    const server = await listening(() => new Response(), { exit: (given) => exited(given) }, lost);
    lose(new Error('its thread has ended'));
    expect(await code).toBe(1);
    expect(server.isStopped()).toBe(true);
    expect(server.lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'fatal', fault: { message: 'its thread has ended' } },
    ]);
  });
});
