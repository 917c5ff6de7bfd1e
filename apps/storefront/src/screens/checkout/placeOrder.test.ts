import type { Client } from '@mallard/domain/client';
import type { Endpoint, Order } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import { minor } from '@mallard/domain/money';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CheckoutMemory, createCheckoutMemory } from './checkoutMemory.ts';
import { findOutcome, type OrderDraft, placeOrder } from './placeOrder.ts';

const SOURCE = 'lin cart';
const draft: OrderDraft = {
  items: [{ skuUuid: '00000000-0000-4000-8000-0000000000aa', quantity: 1 }],
  addressUuid: '00000000-0000-4000-8000-0000000000bb',
  expectedTotal: minor(100),
};
const lost: ApiError = { kind: 'Timeout', code: 'TIMEOUT' };
const changed: ApiError = { kind: 'Conflict', code: 'PRICE_CHANGED' };

/** A server that makes one order per checkout, and whose answers can be lost. */
function createServer() {
  const orders = new Map<string, Order>();
  const sent: { checkoutUuid: string; key: string | undefined }[] = [];
  const server = {
    orders,
    sent,
    /** Taken in turn, one per call: what becomes of it. */
    fates: [] as ('arrives' | 'answer lost' | 'call lost' | ApiError)[],
    client: {
      tryCall: async (endpoint: Endpoint, input: unknown, options?: { idempotencyKey?: string }) => {
        const fate = server.fates.shift() ?? 'arrives';
        const isCreate = endpoint.name === 'createOrder';
        const { body, query } = input as { body?: { checkoutUuid: string }; query?: { checkoutUuid: string } };
        const uuid = body?.checkoutUuid ?? query?.checkoutUuid ?? '';
        if (isCreate) sent.push({ checkoutUuid: uuid, key: options?.idempotencyKey });
        if (typeof fate === 'object') return { ok: false, error: fate };
        if (fate === 'call lost') return { ok: false, error: lost };
        // Only the id matters here.
        if (isCreate && !orders.has(uuid)) orders.set(uuid, { id: `order ${orders.size}` } as Order);
        if (fate === 'answer lost') return { ok: false, error: lost };
        const order = orders.get(uuid);
        return { ok: true, data: isCreate ? order : { items: order ? [order] : [] } };
      },
    } as Pick<Client, 'tryCall'>,
  };
  return server;
}

let memory: CheckoutMemory;
let uuids: number;
beforeEach(() => {
  uuids = 0;
  const store = createStore({ area: memoryArea(), now: () => 1 });
  memory = createCheckoutMemory(store, () => `00000000-0000-4000-8000-${String(++uuids).padStart(12, '0')}`);
});

describe('placing an order', () => {
  it('remembers the attempt while it runs, and forgets it with the answer', async () => {
    const server = createServer();
    const placing = placeOrder({ client: server.client, memory }, SOURCE, draft);
    await Promise.resolve();
    expect(memory.openAttempt(SOURCE)).not.toBeNull();
    expect(await placing).toMatchObject({ kind: 'placed' });
    expect(memory.openAttempt(SOURCE)).toBeNull();
  });

  it('finds the order whose answer was lost', async () => {
    const server = createServer();
    server.fates = ['answer lost'];
    expect(await placeOrder({ client: server.client, memory }, SOURCE, draft)).toMatchObject({ kind: 'placed' });
    expect(server.orders.size).toBe(1);
  });

  it('says unknown while nobody can say, then finds the order after a reload', async () => {
    const server = createServer();
    server.fates = ['answer lost', 'call lost'];
    const parts = { client: server.client, memory };
    expect(await placeOrder(parts, SOURCE, draft)).toMatchObject({ kind: 'unknown', error: lost });
    expect(await findOutcome(parts, SOURCE)).toMatchObject({ kind: 'placed' });
    expect(await findOutcome(parts, SOURCE)).toBeNull();
  });

  it('asks again under the same name and key when nothing was made', async () => {
    const server = createServer();
    server.fates = ['call lost'];
    const parts = { client: server.client, memory };
    expect(await placeOrder(parts, SOURCE, draft)).toMatchObject({ kind: 'absent', error: lost });
    expect(await placeOrder(parts, SOURCE, draft)).toMatchObject({ kind: 'placed' });
    expect(server.sent).toHaveLength(2);
    expect(server.sent[1]).toEqual(server.sent[0]);
  });

  it('keeps the name but not the key when the order was changed in between', async () => {
    const server = createServer();
    server.fates = ['call lost'];
    const parts = { client: server.client, memory };
    await placeOrder(parts, SOURCE, draft);
    await placeOrder(parts, SOURCE, { ...draft, note: 'ring twice' });
    expect(server.sent[1]?.checkoutUuid).toBe(server.sent[0]?.checkoutUuid);
    expect(server.sent[1]?.key).not.toBe(server.sent[0]?.key);
  });

  it('takes a refusal for an end: the next press is a new checkout', async () => {
    const server = createServer();
    server.fates = [changed];
    const parts = { client: server.client, memory };
    expect(await placeOrder(parts, SOURCE, draft)).toEqual({ kind: 'refused', error: changed });
    await placeOrder(parts, SOURCE, draft);
    expect(server.sent[1]?.checkoutUuid).not.toBe(server.sent[0]?.checkoutUuid);
  });

  it('looks no further for what somebody else was buying in this tab', async () => {
    const server = createServer();
    server.fates = ['call lost', 'call lost'];
    const parts = { client: server.client, memory };
    await placeOrder(parts, SOURCE, draft);
    expect(await findOutcome(parts, 'wang cart')).toBeNull();
  });
});
