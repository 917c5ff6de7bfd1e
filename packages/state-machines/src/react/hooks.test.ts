// @vitest-environment jsdom
import { act, configure, renderHook } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { BrowserEvent } from '../network/networkMachine.ts';
import { type OrderActionActor, orderActionMachine } from '../orders/ordersMachine.ts';
import { useAuth, useNetwork, useOrderAction, useOrderActionOf, useOrders, useUpload } from './index.ts';
import { renderOnServer } from './testing/renderOnServer.ts';

const ann = { id: 'u1', username: 'ann', nickname: 'Ann', role: 'shopper' } as never;
const nothing = async () => undefined;

beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));

/** Waits until a hook has returned the expected state. */
async function until(check: () => void) {
  await act(() => vi.waitFor(check, { timeout: 10_000 }));
}

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

  it('has no user on a server', () => {
    expect(
      renderOnServer(
        () => useAuth({ actors }),
        ({ isKnown }) => isKnown,
      ),
    ).toBe(false);
  });
});

describe('useNetwork', () => {
  it('returns whether the shop can be reached, listens to the browser, and notifies', async () => {
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

  it('handles immediate events before it is rendered again', async () => {
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
  it('change one order after a confirmation, and choose a tab', async () => {
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
      renderOnServer(
        () => useOrderAction({ actors, input }),
        ({ step }) => step,
      ),
    ).toBe('confirming');
  });

  it('read an actor that was created without React', () => {
    const actor = createActor(orderActionMachine, { input: { orderId: 'o1', action: 'cancel' } }).start();
    const { result } = renderHook(() => useOrderActionOf(actor));
    act(() => actor.send({ type: 'order.dismiss' }));
    expect(result.current.step).toBe('dismissed');
  });
});
