import { describe, expect, it, vi } from 'vitest';
import { createSessionStore, createStore, memoryArea } from '../storage/index.ts';
import { tokensOf } from '../testing/testClient.ts';
import { broadcastSessionSignal, type SessionSignal, storedSession } from './storedSession.ts';

/** Creates signals that connect the tabs of one browser. */
function signals(): () => SessionSignal {
  const tabs = new Set<Set<() => void>>();
  return () => {
    const own = new Set<() => void>();
    tabs.add(own);
    return {
      post: () => {
        for (const tab of tabs) if (tab !== own) for (const listener of tab) listener();
      },
      subscribe: (listener) => {
        own.add(listener);
        return () => own.delete(listener);
      },
    };
  };
}

describe('the session of a browser', () => {
  const remembered = { ...tokensOf('1'), rememberMe: true };

  it('is updated in all tabs as soon as one signs in or out', () => {
    const local = createStore({ area: memoryArea(), now: () => 0 });
    const createSignal = signals();
    const [first, second] = [1, 2].map(() =>
      storedSession(
        createSessionStore({ local, session: createStore({ area: memoryArea(), now: () => 0 }) }),
        createSignal(),
      ),
    );
    const heard: unknown[] = [];
    const leave = second?.subscribe(() => heard.push(second.read()));
    first?.write(remembered);
    first?.clear();
    leave?.();
    first?.write(remembered);
    expect(heard).toEqual([remembered, null]);
    expect(second?.read()).toEqual(remembered);
  });

  it('stays in its tab without `rememberMe`', () => {
    const local = createStore({ area: memoryArea(), now: () => 0 });
    const [first, second] = [1, 2].map(() =>
      storedSession(createSessionStore({ local, session: createStore({ area: memoryArea(), now: () => 0 }) })),
    );
    first?.write(tokensOf('1'));
    expect(first?.read()).toEqual(tokensOf('1'));
    expect(second?.read()).toBeNull();
  });

  it('notifies the listeners of its own tab, until they leave', () => {
    const store = () => createStore({ area: memoryArea(), now: () => 0 });
    const session = storedSession(createSessionStore({ local: store(), session: store() }));
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    session.write(remembered);
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    session.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

it('signals changes to other tabs through a channel of the browser, until they leave', async () => {
  const [sender, receiver, other] = [1, 2, 3].map(broadcastSessionSignal);
  const listener = vi.fn();
  const leave = receiver?.subscribe(listener);
  const received = (signal: SessionSignal | undefined) =>
    new Promise<void>((resolve) => {
      const stop = signal?.subscribe(() => {
        stop?.();
        resolve();
      });
    });
  const first = received(other);
  sender?.post();
  await first;
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  expect(listener.mock.calls[0]?.[0]).toMatchObject({ data: 'changed' });
  leave?.();
  const second = Promise.all([received(other), received(receiver)]);
  sender?.post();
  await second;
  expect(listener).toHaveBeenCalledTimes(1);
});
