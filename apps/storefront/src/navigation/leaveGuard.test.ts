// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putBelow } from './historyEntry.ts';
import { createLeaveGuard } from './leaveGuard.ts';

const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const where = () => window.location.pathname + window.location.search;
/** Goes to a new entry, as the router does. */
const move = (to: string) => {
  window.history.pushState(null, '', to);
  window.dispatchEvent(new Event('pushState'));
};
/** The tab arrives at an entry of its history. */
const arrival = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

/** A browser that says where in its history the tab stands, in a document that has been on every entry. */
function tellPlaces(index: () => number) {
  vi.stubGlobal('navigation', {
    get currentEntry() {
      return { index: index() };
    },
    entries: () => Array(10).fill({ sameDocument: true }),
  });
}

// A guard listens as long as its page lives; here the next test has another one.
let ended = new AbortController();
const { addEventListener } = window;
beforeEach(() => {
  ended = new AbortController();
  const { signal } = ended;
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options) =>
      addEventListener.call(window, type, listener, { ...(typeof options === 'object' && options), signal }),
  );
});
afterEach(() => {
  ended.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('lets go at once where nothing holds', async () => {
  const guard = createLeaveGuard();
  expect(await guard.mayLeave()).toBe(true);
  expect(guard.isAsking()).toBe(false);
  expect(closing()).toBe(true);
});

it('asks, and goes on holding who stays', async () => {
  const guard = createLeaveGuard();
  const heard = vi.fn();
  guard.subscribe(heard);
  const release = guard.hold();
  expect(closing()).toBe(false);
  const first = guard.mayLeave();
  expect(guard.isAsking()).toBe(true);
  guard.answer(false);
  expect(await first).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
  const second = guard.mayLeave();
  expect(guard.isAsking()).toBe(true);
  guard.answer(true);
  expect(await second).toBe(true);
  release();
});

it('asks once: who leaves gives up all that was typed', async () => {
  const guard = createLeaveGuard();
  const releases = [guard.hold(), guard.hold()];
  const leaving = guard.mayLeave();
  guard.answer(true);
  expect(await leaving).toBe(true);
  expect(await guard.mayLeave()).toBe(true);
  expect(closing()).toBe(true);
  for (const release of releases) release();
  expect(guard.isAsking()).toBe(false);
});

it('asks no longer once all is saved', async () => {
  const guard = createLeaveGuard();
  const [saveName, saveText] = [guard.hold(), guard.hold()];
  const leaving = guard.mayLeave();
  saveName();
  expect(guard.isAsking()).toBe(true);
  saveText();
  expect(guard.isAsking()).toBe(false);
  expect(await leaving).toBe(true);
  expect(closing()).toBe(true);
});

it('takes no skip link for leaving', () => {
  move('/form?uuid=1');
  const guard = createLeaveGuard();
  const release = guard.hold();
  const routed = vi.fn();
  window.addEventListener('popstate', routed, { once: true });
  move('#main');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(routed).toHaveBeenCalledOnce();
  expect(guard.isAsking()).toBe(false);
  expect(closing()).toBe(false);
  release();
});

it.each(['nothing', 'its places'])('keeps the screen from Back in a browser that tells %s', async (told) => {
  const entries = ['/before', '/form'];
  if (told === 'its places') tellPlaces(() => entries.indexOf(where()));
  for (const entry of entries) move(entry);
  const guard = createLeaveGuard();
  const release = guard.hold();
  for (const leaves of [false, true]) {
    window.history.back();
    await expect.poll(() => guard.isAsking()).toBe(true);
    await expect.poll(() => where()).toBe('/form');
    guard.answer(leaves);
  }
  await arrival();
  expect(where()).toBe('/before');
  expect(guard.isAsking()).toBe(false);
  release();
});

it('hears of the next Back where there was nothing to go forward to', async () => {
  move('/before');
  move('/form');
  const guard = createLeaveGuard();
  const release = guard.hold();
  // Arrived there by a traversal, of which the router hears nothing.
  const arrive = () => window.history.pushState(null, '', '/after');
  arrive();
  for (const leaves of [false, true]) {
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(guard.isAsking()).toBe(true);
    expect(where()).toBe('/form');
    guard.answer(leaves);
    if (!leaves) arrive();
  }
  await arrival();
  expect(where()).toBe('/after');
  release();
});

it('stays where it is at a place it knows under another address', () => {
  tellPlaces(() => 3);
  const go = vi.spyOn(window.history, 'go');
  move('/form?page=1');
  const guard = createLeaveGuard();
  const release = guard.hold();
  window.history.replaceState(null, '', '/form?page=2');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(go).not.toHaveBeenCalled();
  expect(guard.isAsking()).toBe(false);
  release();
  go.mockRestore();
});

it('guards again who was to leave, is still there and types on', async () => {
  const guard = createLeaveGuard();
  const release = guard.hold();
  const leaving = guard.mayLeave();
  guard.answer(true);
  expect(await leaving).toBe(true);
  window.dispatchEvent(new Event('input'));
  expect(closing()).toBe(false);
  void guard.mayLeave();
  expect(guard.isAsking()).toBe(true);
  release();
  expect(guard.isAsking()).toBe(false);
  window.dispatchEvent(new Event('input'));
  expect(closing()).toBe(true);
});

it.each(['nothing', 'its places'])(
  'leaves the layers on top before the screen, where a browser tells %s',
  async (told) => {
    const entries = ['/list', '/sheet'];
    if (told === 'its places') tellPlaces(() => entries.indexOf(where()));
    for (const entry of entries) move(entry);
    const guard = createLeaveGuard();
    const left: string[] = [];
    const open = (name: string) => {
      const release = guard.holdLayer(() => {
        left.push(name);
        release();
      });
    };
    open('sheet');
    open('question');
    for (const names of [['question'], ['question', 'sheet']]) {
      window.history.back();
      await expect.poll(() => left).toEqual(names);
      await expect.poll(() => where()).toBe('/sheet');
    }
    expect(closing()).toBe(true);
    expect(guard.isAsking()).toBe(false);
    const gone = arrival();
    window.history.back();
    await gone;
    expect(where()).toBe('/list');
  },
);

it('asks for what is held once the layer over it is left', async () => {
  for (const entry of ['/before', '/form']) move(entry);
  const guard = createLeaveGuard();
  const release = guard.hold();
  const leave = vi.fn(() => closeLayer());
  const closeLayer = guard.holdLayer(leave);
  window.history.back();
  await expect.poll(() => leave).toHaveBeenCalledOnce();
  expect(where()).toBe('/form');
  expect(guard.isAsking()).toBe(false);
  expect(closing()).toBe(false);
  window.history.back();
  await expect.poll(() => guard.isAsking()).toBe(true);
  release();
});

it('keeps a layer where its screen has changed its query meanwhile', () => {
  tellPlaces(() => 3);
  move('/list');
  const guard = createLeaveGuard();
  const close = vi.fn();
  const release = guard.holdLayer(close);
  move('/list?color=blue');
  window.dispatchEvent(new Event('pushState'));
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(close).not.toHaveBeenCalled();
  expect(where()).toBe('/list?color=blue');
  release();
});

it('leaves a layer also where the entry before is another place on the same screen', async () => {
  const entries = ['/product', '/product#reviews'];
  tellPlaces(() => entries.indexOf(where() + window.location.hash));
  for (const entry of entries) move(entry);
  const guard = createLeaveGuard();
  const leave = vi.fn(() => release());
  const release = guard.holdLayer(leave);
  window.history.back();
  await expect.poll(() => leave).toHaveBeenCalledOnce();
  await expect.poll(() => window.location.hash).toBe('#reviews');
});

describe('on the first entry of a page', () => {
  /** A document that begins at an address, with another one before it. */
  function open(address: string) {
    move('/elsewhere');
    move(address);
    vi.stubGlobal('navigation', undefined);
    return createLeaveGuard();
  }
  const roles = () => window.history.state?.role;

  it('leaves a layer, and goes on past its own entry once nothing is held', async () => {
    const guard = open('/product');
    const leave = vi.fn(() => release());
    const release = guard.holdLayer(leave);
    expect(roles()).toBe('buffer');
    window.history.back();
    await expect.poll(() => leave).toHaveBeenCalledOnce();
    await expect.poll(roles).toBe('buffer');
    expect(where()).toBe('/product');
    const routed = vi.fn();
    window.addEventListener('popstate', routed);
    window.history.back();
    await expect.poll(where).toBe('/elsewhere');
    expect(routed).toHaveBeenCalledOnce();
  });

  it('adds one entry, however often something is held', () => {
    const guard = open('/product');
    const { length } = window.history;
    for (const _ of ['once', 'twice']) guard.holdLayer(() => undefined)();
    guard.hold()();
    expect(window.history.length).toBe(length + 1);
  });

  it('adds none before the shopper did anything, as Back would skip it', () => {
    const userActivation = { hasBeenActive: false };
    vi.stubGlobal('navigator', { userActivation });
    const guard = open('/product');
    const close = guard.holdLayer(() => undefined);
    expect(roles()).toBeUndefined();
    userActivation.hasBeenActive = true;
    window.dispatchEvent(new Event('pointerup'));
    expect(roles()).toBe('buffer');
    close();
  });

  it('adds none where the shop is part of another page', () => {
    open('/product');
    const { length } = window.history;
    createLeaveGuard({ isPage: false }).holdLayer(() => undefined)();
    expect(window.history.length).toBe(length);
  });

  it('goes on past the form that a screen has replaced', async () => {
    const guard = open('/address-edit');
    guard.hold()();
    window.history.replaceState(null, '', '/address');
    window.dispatchEvent(new Event('replaceState'));
    expect(roles()).toBe('buffer');
    window.history.back();
    await expect.poll(where).toBe('/elsewhere');
  });

  it('skips the entries of a task that is over', async () => {
    for (const path of ['/product', '/payment', '/provider']) move(path);
    vi.stubGlobal('navigation', undefined);
    move('/result');
    createLeaveGuard();
    putBelow('/order', 3);
    expect(where()).toBe('/result');
    window.history.back();
    await expect.poll(where).toBe('/order');
    window.history.back();
    await expect.poll(where).toBe('/product');
  });

  it('finds its entry again from a later screen', async () => {
    const guard = open('/product');
    guard.holdLayer(() => undefined)();
    move('/cart');
    window.history.back();
    await expect.poll(where).toBe('/product');
    expect(roles()).toBe('buffer');
  });

  it('is the first one also where the browser says that another document was before', () => {
    vi.stubGlobal('navigation', { currentEntry: { index: 1 }, entries: () => [{ sameDocument: false }, {}] });
    const guard = createLeaveGuard();
    move('/product');
    guard.holdLayer(() => undefined)();
    expect(roles()).toBe('buffer');
  });
});
