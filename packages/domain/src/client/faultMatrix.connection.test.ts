import { createServer as createSocketServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addToCart, getCart, getCartCount } from '../contract/cart.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { createOrder } from '../contract/orders.ts';
import { sampleOf } from '../testing/sampleOf.ts';
import { type Behavior, breakOff, succeed } from './testing/faultyServer.ts';
import { keysOf, kindOf, line, networks, order } from './testing/matrixCalls.ts';

const json = { 'Content-Type': 'application/json' };
const open = networks();

describe('a server that closes connections', () => {
  it('in the middle of a GET is called again after 1, 2 and 3 s', async () => {
    const at: number[] = [];
    const { client, server, waitFor, now } = await open((_, response, index) => {
      at.push(now());
      if (index < 3) breakOff(response);
      else succeed(response, { unitCount: 3 });
    });
    expect(await waitFor([client.tryCall(getCartCount)])).toEqual([{ ok: true, data: { unitCount: 3 } }]);
    expect(at).toEqual([0, 1000, 3000, 6000]);
    const [first, ...again] = server.seen.map(({ headers }) => headers['x-request-id']);
    expect(again).toEqual([1, 2, 3].map((attempt) => `${first}.${attempt}`));
  });

  it.each([
    ['whenever it is asked', getCart, {}],
    ['whenever an order is placed', createOrder, order],
  ] as const)('%s is given up after four attempts, as Network', async (_, endpoint, input) => {
    const { client, server, waitFor } = await open((_request, response) => breakOff(response));
    const [result] = await waitFor([client.tryCall(endpoint as Endpoint, input)]);
    expect(kindOf(result)).toBe('Network');
    expect(server.seen).toHaveLength(4);
    expect(keysOf(server.seen).size).toBe(1);
  });

  it.each([
    ['before it placed the order', createOrder, order, false],
    ['after it placed the order, before it said so', createOrder, order, true],
    ['after it put a piece into the cart, before it said so', addToCart, line, true],
  ] as const)('%s has run it once in the end, under one key', async (_, endpoint, input, isCommitted) => {
    const done = new Set<unknown>();
    const { client, server, waitFor } = await open(({ headers }, response, index) => {
      if (index > 0 || isCommitted) done.add(headers['idempotency-key']);
      if (index === 0) breakOff(response);
      else succeed(response, sampleOf(endpoint.data));
    });
    const [result] = await waitFor([client.tryCall(endpoint as Endpoint, input)]);
    expect(kindOf(result)).toBe('ok');
    expect(server.seen).toHaveLength(2);
    expect(done.size).toBe(1);
    expect(keysOf(server.seen).size).toBe(1);
    expect(server.seen[1]?.body).toBe(server.seen[0]?.body);
  });

  it('is called once while the device is offline', async () => {
    const { client, server, waitFor } = await open((_, response) => breakOff(response), { isOnline: () => false });
    expect((await waitFor([client.tryCall(getCart)])).map(kindOf)).toEqual(['Network']);
    expect(server.seen).toHaveLength(1);
  });

  it('in the middle of its response is called again', async () => {
    const { client, server, waitFor } = await open((_, response, index) => {
      if (index > 0) return succeed(response, { unitCount: 3 });
      response.writeHead(200, { ...json, 'Content-Length': '1000' });
      response.write('{"code":200,', () => breakOff(response));
    });
    expect((await waitFor([client.tryCall(getCartCount)])).map(kindOf)).toEqual(['ok']);
    expect(server.seen).toHaveLength(2);
  });

  it('at an unknown host fails as Network', async () => {
    const { client, server, waitFor } = await open(() => undefined);
    await server.close();
    expect((await waitFor([client.tryCall(getCart)])).map(kindOf)).toEqual(['Network']);
  });

  it('without HTTP fails as Network', async () => {
    let connections = 0;
    const chatter = createSocketServer((socket) => {
      connections += 1;
      socket.on('error', () => undefined).once('data', () => socket.end('220 mail.example ESMTP\r\n'));
    });
    await new Promise<void>((resolve) => chatter.listen(0, '127.0.0.1', resolve));
    const { port } = chatter.address() as { port: number };
    const { client, waitFor } = await open(() => undefined, { baseUrl: `http://127.0.0.1:${port}` });
    expect((await waitFor([client.tryCall(getCart)])).map(kindOf)).toEqual(['Network']);
    expect(connections).toBe(4);
    await new Promise((resolve) => chatter.close(resolve));
  });
});

describe('a slow server', () => {
  /** Takes 20 s, which is longer than the timeout of an attempt. */
  const hang: Behavior = () => undefined;
  const trickle: Behavior = (_, response) => {
    response.writeHead(200, json);
    response.write('{"code":');
  };

  it.each([
    ['that does not answer', hang, getCart, 15_000],
    ['that does not answer a quick call', hang, getCartCount, 10_000],
    ['whose body trickles', trickle, getCart, 15_000],
  ] as const)('%s fails as Timeout after four attempts', async (_, behavior, endpoint, limit) => {
    const { client, server, waitFor, now } = await open(behavior, { hangs: () => true });
    expect((await waitFor([client.tryCall(endpoint)])).map(kindOf)).toEqual(['Timeout']);
    expect(server.seen).toHaveLength(4);
    expect(now()).toBe(4 * limit + 6000);
  });

  it('that places the order and responds too late is called again under the same key', async () => {
    const { client, server, waitFor } = await open(
      (_, response, index) => {
        if (index > 0) succeed(response, sampleOf(createOrder.data));
      },
      { hangs: ({ seen }) => seen.length === 1 },
    );
    expect((await waitFor([client.tryCall(createOrder, order)])).map(kindOf)).toEqual(['ok']);
    expect(server.seen).toHaveLength(2);
    expect(keysOf(server.seen).size).toBe(1);
  });

  it('is not called again after the caller aborted', async () => {
    const controller = new AbortController();
    const { client, server, waitFor, now } = await open(() => controller.abort());
    const results = await waitFor([client.tryCall(getCart, {}, { signal: controller.signal })]);
    expect(results.map(kindOf)).toEqual(['Aborted']);
    expect(server.seen).toHaveLength(1);
    expect(now()).toBe(0);
  });
});
