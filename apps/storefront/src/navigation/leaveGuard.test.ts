// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putBelow } from './historyEntry.ts';
import { createLeaveGuard } from './leaveGuard.ts';

const dispatchBeforeUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const currentPath = () => window.location.pathname + window.location.search;
/** Goes to a new entry, as the router does. */
const pushEntry = (to: string) => {
  window.history.pushState(null, '', to);
  window.dispatchEvent(new Event('pushState'));
};
/** Resolves when the tab has moved to another history entry. */
const nextPopState = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

/** Mocks the Navigation API of a tab whose history entries all belong to this document. */
function mockNavigationApi(index: () => number) {
  vi.stubGlobal('navigation', {
    get currentEntry() {
      return { index: index() };
    },
    entries: () => Array(10).fill({ sameDocument: true }),
  });
}

// A guard never removes its listeners. Remove them after each test, so that they don't affect the next one.
let testEnd = new AbortController();
const { addEventListener } = window;
beforeEach(() => {
  testEnd = new AbortController();
  const { signal } = testEnd;
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options) =>
      addEventListener.call(window, type, listener, { ...(typeof options === 'object' && options), signal }),
  );
});
afterEach(() => {
  testEnd.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('allows leaving at once if nothing is blocked', async () => {
  const guard = createLeaveGuard();
  expect(await guard.mayLeave()).toBe(true);
  expect(guard.isAsking()).toBe(false);
  expect(dispatchBeforeUnload()).toBe(true);
});

it('asks, and stays blocked after the user stays', async () => {
  const guard = createLeaveGuard();
  const listener = vi.fn();
  guard.subscribe(listener);
  const release = guard.block();
  expect(dispatchBeforeUnload()).toBe(false);
  const first = guard.mayLeave();
  expect(guard.isAsking()).toBe(true);
  guard.answer(false);
  expect(await first).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
  const second = guard.mayLeave();
  expect(guard.isAsking()).toBe(true);
  guard.answer(true);
  expect(await second).toBe(true);
  release();
});

it('does not ask again after the user has discarded the changes', async () => {
  const guard = createLeaveGuard();
  const releases = [guard.block(), guard.block()];
  const leaving = guard.mayLeave();
  guard.answer(true);
  expect(await leaving).toBe(true);
  expect(await guard.mayLeave()).toBe(true);
  expect(dispatchBeforeUnload()).toBe(true);
  for (const release of releases) release();
  expect(guard.isAsking()).toBe(false);
});

it('closes the dialog once everything is saved', async () => {
  const guard = createLeaveGuard();
  const [saveName, saveText] = [guard.block(), guard.block()];
  const leaving = guard.mayLeave();
  saveName();
  expect(guard.isAsking()).toBe(true);
  saveText();
  expect(guard.isAsking()).toBe(false);
  expect(await leaving).toBe(true);
  expect(dispatchBeforeUnload()).toBe(true);
});

it('does not ask when the user follows a skip link', () => {
  pushEntry('/form?uuid=1');
  const guard = createLeaveGuard();
  const release = guard.block();
  const routed = vi.fn();
  window.addEventListener('popstate', routed, { once: true });
  pushEntry('#main');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(routed).toHaveBeenCalledOnce();
  expect(guard.isAsking()).toBe(false);
  expect(dispatchBeforeUnload()).toBe(false);
  release();
});

it.each(['without', 'with'])('asks before Back leaves the screen, %s the Navigation API', async (support) => {
  const entries = ['/before', '/form'];
  if (support === 'with') mockNavigationApi(() => entries.indexOf(currentPath()));
  for (const entry of entries) pushEntry(entry);
  const guard = createLeaveGuard();
  const release = guard.block();
  for (const leaves of [false, true]) {
    window.history.back();
    await expect.poll(() => guard.isAsking()).toBe(true);
    await expect.poll(() => currentPath()).toBe('/form');
    guard.answer(leaves);
  }
  await nextPopState();
  expect(currentPath()).toBe('/before');
  expect(guard.isAsking()).toBe(false);
  release();
});

it('asks again on the next Back if there was no entry to go forward to', async () => {
  pushEntry('/before');
  pushEntry('/form');
  const guard = createLeaveGuard();
  const release = guard.block();
  // Simulates a traversal, for which the router dispatches no event.
  const arrive = () => window.history.pushState(null, '', '/after');
  arrive();
  for (const leaves of [false, true]) {
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(guard.isAsking()).toBe(true);
    expect(currentPath()).toBe('/form');
    guard.answer(leaves);
    if (!leaves) arrive();
  }
  await nextPopState();
  expect(currentPath()).toBe('/after');
  release();
});

it('does not ask if only the URL of the guarded entry has changed', () => {
  mockNavigationApi(() => 3);
  const go = vi.spyOn(window.history, 'go');
  pushEntry('/form?page=1');
  const guard = createLeaveGuard();
  const release = guard.block();
  window.history.replaceState(null, '', '/form?page=2');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(go).not.toHaveBeenCalled();
  expect(guard.isAsking()).toBe(false);
  release();
  go.mockRestore();
});

it('is blocked again if the user stays after all and types', async () => {
  const guard = createLeaveGuard();
  const release = guard.block();
  const leaving = guard.mayLeave();
  guard.answer(true);
  expect(await leaving).toBe(true);
  window.dispatchEvent(new Event('input'));
  expect(dispatchBeforeUnload()).toBe(false);
  void guard.mayLeave();
  expect(guard.isAsking()).toBe(true);
  release();
  expect(guard.isAsking()).toBe(false);
  window.dispatchEvent(new Event('input'));
  expect(dispatchBeforeUnload()).toBe(true);
});

it.each(['without', 'with'])('closes layers before Back leaves the screen, %s the Navigation API', async (support) => {
  const entries = ['/list', '/sheet'];
  if (support === 'with') mockNavigationApi(() => entries.indexOf(currentPath()));
  for (const entry of entries) pushEntry(entry);
  const guard = createLeaveGuard();
  const closedLayers: string[] = [];
  const open = (name: string) => {
    const release = guard.addLayer(() => {
      closedLayers.push(name);
      release();
    });
  };
  open('sheet');
  open('question');
  for (const names of [['question'], ['question', 'sheet']]) {
    window.history.back();
    await expect.poll(() => closedLayers).toEqual(names);
    await expect.poll(() => currentPath()).toBe('/sheet');
  }
  expect(dispatchBeforeUnload()).toBe(true);
  expect(guard.isAsking()).toBe(false);
  const popState = nextPopState();
  window.history.back();
  await popState;
  expect(currentPath()).toBe('/list');
});

it('asks for unsaved changes after the layer over them is closed', async () => {
  for (const entry of ['/before', '/form']) pushEntry(entry);
  const guard = createLeaveGuard();
  const release = guard.block();
  const leave = vi.fn(() => closeLayer());
  const closeLayer = guard.addLayer(leave);
  window.history.back();
  await expect.poll(() => leave).toHaveBeenCalledOnce();
  expect(currentPath()).toBe('/form');
  expect(guard.isAsking()).toBe(false);
  expect(dispatchBeforeUnload()).toBe(false);
  window.history.back();
  await expect.poll(() => guard.isAsking()).toBe(true);
  release();
});

it('does not close a layer when its screen changes the query', () => {
  mockNavigationApi(() => 3);
  pushEntry('/list');
  const guard = createLeaveGuard();
  const close = vi.fn();
  const release = guard.addLayer(close);
  pushEntry('/list?color=blue');
  window.dispatchEvent(new Event('pushState'));
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(close).not.toHaveBeenCalled();
  expect(currentPath()).toBe('/list?color=blue');
  release();
});

it('closes a layer if the previous entry is another fragment of the same screen', async () => {
  const entries = ['/product', '/product#reviews'];
  mockNavigationApi(() => entries.indexOf(currentPath() + window.location.hash));
  for (const entry of entries) pushEntry(entry);
  const guard = createLeaveGuard();
  const leave = vi.fn(() => release());
  const release = guard.addLayer(leave);
  window.history.back();
  await expect.poll(() => leave).toHaveBeenCalledOnce();
  await expect.poll(() => window.location.hash).toBe('#reviews');
});

describe('on the first entry of a page', () => {
  /** Opens a document at a URL, with an entry of another document before it. */
  function open(address: string) {
    pushEntry('/elsewhere');
    pushEntry(address);
    vi.stubGlobal('navigation', undefined);
    return createLeaveGuard();
  }
  const currentRole = () => window.history.state?.role;

  it('closes a layer, and skips the base once nothing is guarded', async () => {
    const guard = open('/product');
    const leave = vi.fn(() => release());
    const release = guard.addLayer(leave);
    expect(currentRole()).toBe('buffer');
    window.history.back();
    await expect.poll(() => leave).toHaveBeenCalledOnce();
    await expect.poll(currentRole).toBe('buffer');
    expect(currentPath()).toBe('/product');
    const routed = vi.fn();
    window.addEventListener('popstate', routed);
    window.history.back();
    await expect.poll(currentPath).toBe('/elsewhere');
    expect(routed).toHaveBeenCalledOnce();
  });

  it('adds only one entry', () => {
    const guard = open('/product');
    const { length } = window.history;
    for (const _ of ['once', 'twice']) guard.addLayer(() => undefined)();
    guard.block()();
    expect(window.history.length).toBe(length + 1);
  });

  it('adds no entry before the first user event, because Back would skip it', () => {
    const userActivation = { hasBeenActive: false };
    vi.stubGlobal('navigator', { userActivation });
    const guard = open('/product');
    const close = guard.addLayer(() => undefined);
    expect(currentRole()).toBeUndefined();
    userActivation.hasBeenActive = true;
    window.dispatchEvent(new Event('pointerup'));
    expect(currentRole()).toBe('buffer');
    close();
  });

  it('adds no entry inside another page', () => {
    open('/product');
    const { length } = window.history;
    createLeaveGuard({ isPage: false }).addLayer(() => undefined)();
    expect(window.history.length).toBe(length);
  });

  it('skips the base after a screen has replaced the form', async () => {
    const guard = open('/address-edit');
    guard.block()();
    window.history.replaceState(null, '', '/address');
    window.dispatchEvent(new Event('replaceState'));
    expect(currentRole()).toBe('buffer');
    window.history.back();
    await expect.poll(currentPath).toBe('/elsewhere');
  });

  it('skips the entries of a finished task', async () => {
    for (const path of ['/product', '/payment', '/provider']) pushEntry(path);
    vi.stubGlobal('navigation', undefined);
    pushEntry('/result');
    createLeaveGuard();
    putBelow('/order', 3);
    expect(currentPath()).toBe('/result');
    window.history.back();
    await expect.poll(currentPath).toBe('/order');
    window.history.back();
    await expect.poll(currentPath).toBe('/product');
  });

  it('preserves the buffer when the user comes back from a later screen', async () => {
    const guard = open('/product');
    guard.addLayer(() => undefined)();
    pushEntry('/cart');
    window.history.back();
    await expect.poll(currentPath).toBe('/product');
    expect(currentRole()).toBe('buffer');
  });

  it('adds an entry if the Navigation API reports another document before it', () => {
    vi.stubGlobal('navigation', { currentEntry: { index: 1 }, entries: () => [{ sameDocument: false }, {}] });
    const guard = createLeaveGuard();
    pushEntry('/product');
    guard.addLayer(() => undefined)();
    expect(currentRole()).toBe('buffer');
  });
});
