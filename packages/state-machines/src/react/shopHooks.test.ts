// @vitest-environment jsdom
import { act, configure, renderHook } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import type { DeviceEvent } from '../cart/cartMachine.ts';
import { ann, inputOf as cartInput, cartWith, itemOf, mug } from '../cart/cartSamples.ts';
import { inputOf as checkoutInput, mugDraft, placedOrder, previewOf } from '../checkout/checkoutSamples.ts';
import { inputOf as paymentInput, paymentOf, statusOf } from '../payment/paymentSamples.ts';
import { type UseCartOptions, type UseCheckoutOptions, useCart, useCheckout, usePayment } from './index.ts';
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

describe('useCart', () => {
  it('stores a guest’s lines on the device, and loads the cart of a user who signs in', async () => {
    let send = (_: DeviceEvent): void => undefined;
    const actors: UseCartOptions['actors'] = {
      listenToDevice: (notify) => {
        send = notify;
        notify({ type: 'guest.changed', lines: [] });
        return () => undefined;
      },
      changeGuestCart: vi.fn(() => null),
      readCart: async () => cartWith(1, itemOf(mug, { quantity: 2 })),
      mergeGuestCart: async () => null,
      replay: async () => ({ conflicts: [], left: 0 }) as never,
      submit: async () => undefined,
    };
    const input = cartInput();
    const { result, rerender, unmount } = renderHook(({ owner }) => useCart({ actors, input, owner, isOnline: true }), {
      initialProps: { owner: undefined as UseCartOptions['owner'] },
    });
    expect(result.current.isKnown).toBe(false);
    rerender({ owner: null });
    act(() => result.current.add(mug, 3));
    const change = { kind: 'add', skuUuid: mug, quantity: 3 };
    expect(actors.changeGuestCart).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(change));
    act(() => send({ type: 'guest.changed', lines: [{ skuUuid: mug, quantity: 3 }] }));
    expect(result.current).toMatchObject({ isKnown: true, unitCount: 3 });
    act(() => send({ type: 'guest.changed', lines: [] }));
    rerender({ owner: ann });
    await until(() => expect(result.current).toMatchObject({ unitCount: 2, isSettled: true }));
    expect(result.current.lineState(mug)).toMatchObject({ phase: 'settled', item: { quantity: 2 } });
    unmount();
  });

  it('is unknown on a server', () => {
    const actors = {} as UseCartOptions['actors'];
    const hook = () => useCart({ actors, input: cartInput(), owner: undefined });
    expect(renderOnServer(hook, ({ isKnown, cart }) => [isKnown, cart])).toEqual([false, null]);
  });
});
