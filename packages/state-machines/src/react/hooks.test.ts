// @vitest-environment jsdom
import { act, configure, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { inputOf as checkoutInput, mugDraft, placedOrder, previewOf } from '../checkout/checkoutSamples.ts';
import type { GuardInput, GuardSession } from '../guard/guardMachine.ts';
import { guardPlan } from '../guard/guardPlan.ts';
import type { BrowserEvent } from '../network/networkMachine.ts';
import { type OrderActionActor, orderActionMachine } from '../orders/ordersMachine.ts';
import { inputOf as paymentInput, paymentOf, statusOf } from '../payment/paymentSamples.ts';
import {
  type UseCheckoutOptions,
  useAuth,
  useCheckout,
  useCodeCountdown,
  useGuard,
  useNetwork,
  useOrderAction,
  useOrderActionOf,
  useOrders,
  usePayment,
  useUpload,
} from './index.ts';

beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));

const ann = { id: 'u1', username: 'ann', nickname: 'Ann', role: 'shopper' } as never;
const nothing = async () => undefined;

function Probe({ read }: { read: () => unknown }) {
  return createElement('i', null, JSON.stringify(read()));
}

/** What a server draws of a hook: its first state, without an effect. */
function drawn<Facts>(hook: () => Facts, show: (facts: Facts) => unknown): string {
  return renderToString(createElement(Probe, { read: () => show(hook()) }))
    .replace(/<.?i>/g, '')
    .replaceAll('&quot;', '"');
}

/** Waits until what a hook says is so. */
async function until(check: () => void) {
  await act(() => vi.waitFor(check));
}

describe('usePayment', () => {
  const actors = {
    readAttempt: async () => null,
    keepAttempt: nothing,
    forgetAttempt: nothing,
    startPayment: vi.fn(async () => paymentOf()),
    readStatus: async () => statusOf(),
  };
  beforeEach(() => void actors.startPayment.mockClear());

  it('pays once, says how far it is, tells what happens, and follows the network', async () => {
    const onEvent = vi.fn();
    const base = paymentInput({ method: 'alipay', isOnline: false });
    const { result, rerender, unmount } = renderHook(
      ({ isOnline }) => usePayment({ actors, input: { ...base, isOnline }, onEvent }),
      { initialProps: { isOnline: true } },
    );
    expect(result.current).toMatchObject({ phase: 'reading', isBusy: true });
    await until(() => expect(result.current).toMatchObject({ phase: 'ready', obstacle: null }));
    rerender({ isOnline: false });
    expect(result.current.obstacle).toBe('offline');
    rerender({ isOnline: true });
    const { pay } = result.current;
    act(() => {
      pay();
      pay();
    });
    await until(() => expect(result.current).toMatchObject({ phase: 'waiting', obstacle: 'open' }));
    expect(result.current.pay).toBe(pay);
    expect(actors.startPayment).toHaveBeenCalledTimes(1);
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'payment.started', payment: paymentOf() });
    unmount();
  });

  it('draws its first state on a server, and starts nothing', () => {
    const readAttempt = vi.fn(async () => null);
    const hook = () => usePayment({ actors: { ...actors, readAttempt }, input: paymentInput({ method: 'card' }) });
    expect(drawn(hook, ({ phase, method }) => [phase, method])).toBe('["reading","card"]');
    expect(readAttempt).not.toHaveBeenCalled();
  });

  it('lets an inspector see every step', async () => {
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
    keepAttempt: async ({ input }) => input,
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
    await until(() => expect(result.current).toMatchObject({ obstacle: 'address', isStale: false }));
    act(() => result.current.choose({ addressUuid: 'a1' }));
    expect(result.current).toMatchObject({ obstacle: null, choices: { addressUuid: 'a1' } });
    act(() => result.current.submit());
    await until(() => expect(result.current).toMatchObject({ obstacle: 'placed', order: placedOrder }));
    expect(onEvent).toHaveBeenLastCalledWith({ type: 'order.placed', order: placedOrder });
  });

  it('draws on a server that it does not know the amounts yet', () => {
    const hook = () => useCheckout({ actors, input: checkoutInput() });
    expect(drawn(hook, ({ preview, isStale }) => [preview, isStale])).toBe('[null,true]');
  });
});

describe('useGuard', () => {
  const { pageAt } = guardPlan.input;
  const signedOut: GuardSession = { status: 'signedOut' };

  it('follows the router and the session, and tells once where to go', () => {
    const onEvent = vi.fn();
    const { result, rerender } = renderHook(
      ({ place, session }: Pick<Required<GuardInput>, 'place' | 'session'>) =>
        useGuard({ input: { pageAt, place, session }, onEvent }),
      { initialProps: { place: '/cart', session: { status: 'unknown' } } },
    );
    expect(result.current.view).toBe('nothing');
    rerender({ place: '/cart', session: signedOut });
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({
      type: 'guard.redirected',
      to: '/login?redirect=%2Fcart',
      reason: 'needsLogin',
      isNews: true,
    });
    rerender({ place: '/login?redirect=%2Fcart', session: { ...signedOut } });
    expect(result.current).toMatchObject({ view: 'page', bounces: 1 });
  });

  it('leads away once from a page that is not shown at all', () => {
    const onEvent = vi.fn();
    renderHook(() => useGuard({ input: { pageAt, place: '/cart', session: signedOut }, onEvent }));
    expect(onEvent).toHaveBeenCalledTimes(1);
  });

  it('lets a server draw what is public', () => {
    const viewAt = (place: string) =>
      drawn(
        () => useGuard({ input: { pageAt, place, session: { status: 'unknown' } } }),
        ({ view }) => view,
      );
    expect([viewAt('/home'), viewAt('/cart')]).toEqual(['"page"', '"nothing"']);
  });
});

describe('useCodeCountdown', () => {
  const actors = { sendCode: async () => ({ resendAfter: 60 }) };

  it('sends a code and counts down', async () => {
    const { result, unmount } = renderHook(() => useCodeCountdown({ actors, input: { now: () => 0 } }));
    expect(result.current.obstacle).toBe('phone');
    act(() => result.current.changePhone('13800138000'));
    act(() => result.current.sendCode());
    expect(result.current.isBusy).toBe(true);
    await until(() => expect(result.current).toMatchObject({ obstacle: 'wait', secondsLeft: 60 }));
    unmount();
  });

  it('draws a wait from before on a server, too', () => {
    const input = { now: () => 0, phone: '13800138000', waits: { 13800138000: 9_000 } };
    expect(
      drawn(
        () => useCodeCountdown({ actors, input }),
        ({ obstacle }) => obstacle,
      ),
    ).toBe('"wait"');
  });
});

describe('useUpload', () => {
  it('takes files, shows how far each is, and says what it does not take', async () => {
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
    await until(() => expect(result.current).toMatchObject({ obstacle: null, items: [{ status: 'done' }] }));
    act(() => result.current.remove('i1'));
    expect(result.current.items).toEqual([]);
  });

  it('draws what is there already on a server', () => {
    const uploaded = [{ id: 'u1', url: '/u1.webp', width: 1, height: 1 }];
    const hook = () => useUpload({ actors: { upload: nothing as never }, input: { createId: () => '', uploaded } });
    expect(drawn(hook, ({ items }) => items.map(({ name }) => name))).toBe('["u1.webp"]');
  });
});

describe('useAuth', () => {
  const actors = {
    readSession: async () => null,
    signIn: async () => ({ userUuid: 'u1', rememberMe: false }),
    signInOffline: async () => ann,
    register: async () => ({}) as never,
    loadUser: async () => ann,
    signOut: nothing,
    clearSession: nothing,
  };

  it('signs in and out', async () => {
    const onEvent = vi.fn();
    const { result } = renderHook(() => useAuth({ actors, onEvent }));
    await until(() => expect(result.current).toMatchObject({ isKnown: true, isSignedIn: false }));
    const credentials = { username: 'ann', password: 'swordfish1' };
    act(() => result.current.signIn({ mode: 'password', credentials, rememberMe: false }));
    expect(result.current.isBusy).toBe(true);
    await until(() => expect(result.current).toMatchObject({ isSignedIn: true, user: { nickname: 'Ann' } }));
    act(() => result.current.signOut());
    await until(() => expect(result.current.isSignedIn).toBe(false));
    expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['session.started', 'session.ended']);
  });

  it('knows nobody on a server', () => {
    expect(
      drawn(
        () => useAuth({ actors }),
        ({ isKnown }) => isKnown,
      ),
    ).toBe('false');
  });
});

describe('useNetwork', () => {
  it('says whether the shop can be reached, hears the browser, and tells it', async () => {
    let browser = (_: BrowserEvent): void => undefined;
    const listenToBrowser = (send: (event: BrowserEvent) => void) => {
      browser = send;
      return () => undefined;
    };
    const onEvent = vi.fn();
    const actors = { listenToBrowser, ping: async () => 'pong' };
    const { result, unmount } = renderHook(() => useNetwork({ actors, input: { random: () => 0.5 }, onEvent }));
    await until(() => expect(result.current).toMatchObject({ isOnline: true, banner: 'none' }));
    act(() => browser({ type: 'browser.offline' }));
    expect(result.current).toMatchObject({ isOnline: false, banner: 'offline' });
    act(() => result.current.check());
    expect(onEvent).toHaveBeenLastCalledWith({ type: 'network.stillOffline' });
    unmount();
  });

  it('hears what is told at once, before anything is drawn again', async () => {
    const listenToBrowser = (send: (event: BrowserEvent) => void) => {
      send({ type: 'browser.offline' });
      return () => undefined;
    };
    const onEvent = vi.fn();
    const actors = { listenToBrowser, ping: async () => 'pong' };
    const { unmount } = renderHook(() => useNetwork({ actors, input: { random: () => 0.5 }, onEvent }));
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'network.changed', isOnline: false });
    unmount();
  });
});

describe('useOrders and useOrderAction', () => {
  it('change one order after a question, and choose a tab', async () => {
    const actors = { runAction: vi.fn(nothing) };
    const onEvent = vi.fn();
    const { result } = renderHook(() => useOrders({ actors, onEvent }));
    act(() => result.current.chooseTab('shipped'));
    expect(result.current.tab).toBe('shipped');
    const request = { orderId: 'o1', action: 'confirm', status: 'shipped' } as const;
    expect(result.current.canRequest(request)).toBe(true);
    act(() => result.current.request(request));
    expect(result.current.canRequest(request)).toBe(false);
    const change = renderHook(() => useOrderActionOf(result.current.changeOf('o1') as OrderActionActor));
    expect(change.result.current).toMatchObject({ step: 'confirming', action: 'confirm' });
    change.unmount();
    act(() => result.current.confirm('o1'));
    await until(() => expect(result.current.changeOf('o1')).toBeUndefined());
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'order.changed', orderId: 'o1', action: 'confirm' });
    expect(actors.runAction).toHaveBeenCalledTimes(1);
  });

  it('run one change alone', async () => {
    const actors = { runAction: nothing };
    const input = { orderId: 'o1', action: 'delete' } as const;
    const { result } = renderHook(() => useOrderAction({ actors, input }));
    act(() => result.current.confirm());
    await until(() => expect(result.current).toMatchObject({ step: 'done', isDone: true }));
    expect(
      drawn(
        () => useOrderAction({ actors, input }),
        ({ step }) => step,
      ),
    ).toBe('"confirming"');
  });

  it('read an actor that was made without React', () => {
    const actor = createActor(orderActionMachine, { input: { orderId: 'o1', action: 'cancel' } }).start();
    const { result } = renderHook(() => useOrderActionOf(actor));
    act(() => actor.send({ type: 'order.dismiss' }));
    expect(result.current.step).toBe('dismissed');
  });
});
