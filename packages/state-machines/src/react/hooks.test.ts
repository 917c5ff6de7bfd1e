// @vitest-environment jsdom
import { act, configure, renderHook } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { inputOf as checkoutInput, mugDraft, placedOrder, previewOf } from '../checkout/checkoutSamples.ts';
import { type BrowserEvent, networkActors, networkMachine } from '../network/networkMachine.ts';
import { inputOf as paymentInput, paymentOf, statusOf } from '../payment/paymentSamples.ts';
import { type UseCheckoutOptions, useCheckout, useOwnActor, usePayment, useUpload } from './index.ts';
import { renderOnServer } from './testing/renderOnServer.ts';

const nothing = async () => undefined;

beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));

/** Waits until a hook has returned the expected state. */
async function until(check: () => void) {
  await act(() => vi.waitFor(check, { timeout: 10_000 }));
}

describe('usePayment', () => {
  const actors = {
    readAttempt: async () => null,
    saveAttempt: nothing,
    forgetAttempt: nothing,
    startPayment: vi.fn(async () => paymentOf()),
    readStatus: async () => statusOf(),
  };
  beforeEach(() => void actors.startPayment.mockClear());

  it('pays once, returns its progress, emits events, and follows the network', async () => {
    const onEvent = vi.fn();
    const base = paymentInput({ method: 'alipay', isOnline: false });
    const { result, rerender, unmount } = renderHook(
      ({ isOnline }) => usePayment({ actors, input: { ...base, isOnline }, onEvent }),
      { initialProps: { isOnline: true } },
    );
    expect(result.current).toMatchObject({ phase: 'reading', isBusy: true });
    await until(() => expect(result.current).toMatchObject({ phase: 'ready', disabledReason: null }));
    rerender({ isOnline: false });
    expect(result.current.disabledReason).toBe('offline');
    rerender({ isOnline: true });
    const { pay } = result.current;
    act(() => {
      pay();
      pay();
    });
    await until(() => expect(result.current).toMatchObject({ phase: 'waiting', disabledReason: 'open' }));
    expect(result.current.pay).toBe(pay);
    expect(actors.startPayment).toHaveBeenCalledTimes(1);
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'payment.started', payment: paymentOf() });
    unmount();
  });

  it('renders its first state on a server, and starts nothing', () => {
    const readAttempt = vi.fn(async () => null);
    const hook = () => usePayment({ actors: { ...actors, readAttempt }, input: paymentInput({ method: 'card' }) });
    expect(renderOnServer(hook, ({ phase, method }) => [phase, method])).toEqual(['reading', 'card']);
    expect(readAttempt).not.toHaveBeenCalled();
  });

  it('sends every step to an inspector', async () => {
    const seen: InspectionEvent[] = [];
    const inspect = (event: InspectionEvent) => void seen.push(event);
    const { result, unmount } = renderHook(() => usePayment({ actors, input: paymentInput(), inspect }));
    await until(() => expect(result.current.phase).toBe('ready'));
    expect(seen.map(({ type }) => type)).toEqual(expect.arrayContaining(['@xstate.actor', '@xstate.snapshot']));
    unmount();
  });
});

describe('useCheckout', () => {
  const actors: UseCheckoutOptions['actors'] = {
    readAttempt: async () => null,
    saveAttempt: async ({ input }) => input,
    forgetAttempt: nothing,
    readLines: async () => mugDraft.items,
    preview: async () => previewOf(),
    placeOrder: async () => placedOrder,
    findOrder: async () => null,
  };

  it('prices, waits for an address and places the order', async () => {
    const onEvent = vi.fn();
    const { result } = renderHook(() => useCheckout({ actors, input: checkoutInput(), onEvent }));
    expect(result.current).toMatchObject({ isBusy: true, isStale: true });
    await until(() => expect(result.current).toMatchObject({ disabledReason: 'address', isStale: false }));
    act(() => result.current.choose({ addressUuid: 'a1' }));
    expect(result.current).toMatchObject({ disabledReason: null, choices: { addressUuid: 'a1' } });
    act(() => result.current.submit());
    await until(() => expect(result.current).toMatchObject({ disabledReason: 'placed', order: placedOrder }));
    expect(onEvent).toHaveBeenLastCalledWith({ type: 'order.placed', order: placedOrder });
  });

  it('renders on a server without amounts', () => {
    const hook = () => useCheckout({ actors, input: checkoutInput() });
    expect(renderOnServer(hook, ({ preview, isStale }) => [preview, isStale])).toEqual([null, true]);
  });
});

describe('useUpload', () => {
  it('accepts files, shows their progress, and shows what is refused', async () => {
    let finish = (_: never): void => undefined;
    const upload = () =>
      new Promise<never>((resolve) => {
        finish = resolve;
      });
    const input = { createId: () => 'i1' };
    const { result } = renderHook(() => useUpload({ actors: { upload }, input }));
    const duck = new File(['duck'], 'duck.png', { type: 'image/png' });
    act(() => result.current.add([duck, new File(['x'], 'x.txt', { type: 'text/plain' })]));
    expect(result.current.items).toMatchObject([{ id: 'i1', name: 'duck.png', status: 'uploading' }]);
    expect(result.current.refused).toMatchObject([{ reason: 'type' }]);
    finish({ id: 'u1', url: '/u1.webp', width: 1, height: 1 } as never);
    await until(() => expect(result.current).toMatchObject({ disabledReason: null, items: [{ status: 'done' }] }));
    act(() => result.current.remove('i1'));
    expect(result.current.items).toEqual([]);
  });

  it('renders existing pictures on a server', () => {
    const uploaded = [{ id: 'u1', url: '/u1.webp', width: 1, height: 1 }];
    const hook = () => useUpload({ actors: { upload: nothing as never }, input: { createId: () => '', uploaded } });
    expect(renderOnServer(hook, ({ items }) => items.map(({ name }) => name))).toEqual(['u1.webp']);
  });
});

describe('useOwnActor', () => {
  it('handles immediate events before it is rendered again', async () => {
    const listenToBrowser = (send: (event: BrowserEvent) => void) => {
      send({ type: 'browser.offline' });
      return () => undefined;
    };
    const onEvent = vi.fn();
    const machine = networkMachine.provide({ actors: networkActors({ listenToBrowser, ping: async () => 'pong' }) });
    const { unmount } = renderHook(() => useOwnActor(machine, { input: { random: () => 0.5 }, onEvent }));
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'network.changed', isOnline: false });
    unmount();
  });
});
