// @vitest-environment jsdom
import { Activity, act, createContext, type ReactNode, useContext } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHydration, HydrationProvider } from './hydration.ts';
import { createLazySection, loadLazySections, RenderedSectionsProvider } from './lazySection.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LanguageContext = createContext('en');

const go = vi.fn();
const inShop = (page: ReactNode, hydration = createHydration(() => undefined)) => (
  <HydrationProvider value={{ hydration, followLink: go }}>{page}</HydrationProvider>
);

interface FavoriteButtonProps {
  name: string;
  onPress: () => void;
}

function FavoriteButton({ name, onPress }: FavoriteButtonProps) {
  const language = useContext(LanguageContext);
  return (
    <>
      <a href="/products/1">{`${name} (${language})`}</a>
      <button type="button" onClick={onPress}>
        Favourite
      </button>
    </>
  );
}

interface PageProps {
  name?: string;
  language?: string;
  mode?: 'visible' | 'hidden';
}

interface PendingLoad {
  resolve: (part: typeof FavoriteButton) => void;
  reject: (reason: Error) => void;
}

/** Applies a change and waits for pending promises. */
const settle = (change: () => void) =>
  act(async () => {
    change();
    await vi.advanceTimersByTimeAsync(0);
  });

/** Hydrates a server-rendered page with one lazy section. `arrive` and `fail` settle the load of its code. */
async function openPage() {
  const onPress = vi.fn();
  const onDone = vi.fn();
  const onError = vi.fn();
  const hydration = createHydration(onDone);
  const page = (
    Section: typeof ClientSection | null,
    { name = 'Chair', language = 'en', mode = 'visible' }: PageProps = {},
  ) =>
    inShop(
      <LanguageContext.Provider value={language}>
        <Activity mode={mode}>{Section && <Section name={name} onPress={onPress} />}</Activity>
      </LanguageContext.Provider>,
      hydration,
    );
  const host = document.createElement('div');
  document.body.replaceChildren(host);

  const ServerSection = createLazySection('favoriteButton.tsx', async () => FavoriteButton);
  void loadLazySections();
  await vi.advanceTimersByTimeAsync(0);
  host.innerHTML = renderToString(page(ServerSection));

  const pendingLoads: PendingLoad[] = [];
  const ClientSection = createLazySection<FavoriteButtonProps>(
    'favoriteButton.tsx',
    () => new Promise((resolve, reject) => void pendingLoads.push({ resolve, reject })),
  );
  const link = host.querySelector('a');
  const root = await act(async () => hydrateRoot(host, page(ClientSection), { onRecoverableError: onError }));
  hydration.rootHydrated();
  return {
    host,
    link,
    onPress,
    onDone,
    onError,
    pendingLoads,
    press: () => act(() => host.querySelector('button')?.click()),
    rerender: (props: PageProps) => act(async () => root.render(page(ClientSection, props))),
    leave: () => act(async () => root.render(page(null))),
    arrive: () => settle(() => pendingLoads.at(-1)?.resolve(FavoriteButton)),
    fail: () => settle(() => pendingLoads.at(-1)?.reject(new Error('gone'))),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  };
}

test('hydrates the server-rendered content once its code loads, and then reports that the page is done', async () => {
  const { host, link, onDone, onError, press, onPress, arrive, wait } = await openPage();
  expect(host.textContent).toBe('Chair (en)Favourite');
  expect(onDone).not.toHaveBeenCalled();
  await arrive();
  expect(host.contains(link)).toBe(true);
  expect(onDone).toHaveBeenCalledOnce();
  press();
  await wait(10_000);
  expect(onPress).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
  expect(onError).not.toHaveBeenCalled();
});

test('replays a press from before hydration, once', async () => {
  const { press, onPress, arrive, wait } = await openPage();
  press();
  press();
  expect(onPress).not.toHaveBeenCalled();
  await arrive();
  await wait(0);
  expect(onPress).toHaveBeenCalledOnce();
});

test('does not replay the press again when its screen is shown again', async () => {
  const { press, onPress, rerender, arrive, wait } = await openPage();
  press();
  await arrive();
  await wait(0);
  await rerender({ mode: 'hidden' });
  await rerender({ mode: 'visible' });
  await wait(0);
  expect(onPress).toHaveBeenCalledOnce();
});

test('navigates on a press of its link without a page load, once', async () => {
  const { link, arrive } = await openPage();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => void link?.dispatchEvent(press));
  expect(press.defaultPrevented).toBe(true);
  expect(go).toHaveBeenCalledExactlyOnceWith('/products/1');
  await arrive();
  link?.addEventListener('click', (event) => event.preventDefault());
  act(() => link?.click());
  expect(go).toHaveBeenCalledOnce();
});

test('replays a press in a nested section once both are hydrated', async () => {
  const onPress = vi.fn();
  const resolveLoads: (() => void)[] = [];
  const createSection = () =>
    createLazySection<FavoriteButtonProps>(
      'favoriteButton.tsx',
      () => new Promise((resolve) => void resolveLoads.push(() => resolve(FavoriteButton))),
    );
  const Inner = createSection();
  const Frame = () => <Inner name="Chair" onPress={onPress} />;
  const Outer = createLazySection(
    'frame.tsx',
    () => new Promise<typeof Frame>((resolve) => void resolveLoads.push(() => resolve(Frame))),
  );
  const ServerInner = createLazySection('favoriteButton.tsx', async () => FavoriteButton);
  const ServerOuter = createLazySection('frame.tsx', async () => () => <ServerInner name="Chair" onPress={onPress} />);
  void loadLazySections();
  await vi.advanceTimersByTimeAsync(0);
  const host = document.createElement('div');
  host.innerHTML = renderToString(inShop(<ServerOuter />));
  document.body.replaceChildren(host);
  await act(async () => hydrateRoot(host, inShop(<Outer />)));
  act(() => host.querySelector('button')?.click());
  await settle(() => resolveLoads.at(-1)?.());
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(onPress).not.toHaveBeenCalled();
  await settle(() => {
    for (const resolveLoad of resolveLoads) resolveLoad();
  });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(onPress).toHaveBeenCalledOnce();
});

test('drops a press that is too old', async () => {
  const { press, onPress, arrive, wait } = await openPage();
  press();
  await wait(20_000);
  await arrive();
  await wait(0);
  expect(onPress).not.toHaveBeenCalled();
});

test('drops a press if another press elsewhere followed', async () => {
  const { press, onPress, arrive, wait } = await openPage();
  press();
  act(() => document.body.click());
  await arrive();
  await wait(0);
  expect(onPress).not.toHaveBeenCalled();
});

test.each([
  ['other props', { name: 'Lamp' }, 'Lamp (en)'],
  ['another language', { language: 'zh' }, 'Chair (zh)'],
])('preserves the server-rendered content after a change to %s until its code loads', async (_, props, text) => {
  const { host, press, onPress, rerender, arrive, wait, onDone } = await openPage();
  await rerender(props);
  expect(host.textContent).toBe('Chair (en)Favourite');
  press();
  await arrive();
  await wait(0);
  expect(host.textContent).toBe(`${text}Favourite`);
  expect(onPress).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});

test('does not block hydration of the page when the code fails to load, and retries', async () => {
  const { host, link, pendingLoads, onDone, press, onPress, fail, arrive, wait } = await openPage();
  await fail();
  expect(onDone).toHaveBeenCalledOnce();
  expect(host.textContent).toBe('Chair (en)Favourite');
  await wait(5000);
  expect(pendingLoads).toHaveLength(2);
  await fail();
  await wait(10_000);
  expect(pendingLoads).toHaveLength(3);
  press();
  await arrive();
  await wait(0);
  expect(onPress).toHaveBeenCalledOnce();
  // The server-rendered content may be outdated by now, so it is replaced.
  expect(host.contains(link)).toBe(false);
  expect(host.textContent).toBe('Chair (en)Favourite');
});

test('does not block hydration of the page for longer than its timeout', async () => {
  const { host, onDone, arrive, wait } = await openPage();
  await wait(5000);
  expect(onDone).toHaveBeenCalledOnce();
  expect(host.textContent).toBe('Chair (en)Favourite');
  await arrive();
  expect(host.textContent).toBe('Chair (en)Favourite');
  expect(onDone).toHaveBeenCalledOnce();
});

test('does not block hydration after it is unmounted, and stops retrying', async () => {
  const { pendingLoads, onDone, leave, fail, wait } = await openPage();
  await leave();
  expect(onDone).toHaveBeenCalledOnce();
  await fail();
  await wait(10_000);
  expect(pendingLoads).toHaveLength(1);
});

test('renders immediately on a screen that was not server-rendered', async () => {
  const { host, rerender, leave, arrive } = await openPage();
  await arrive();
  await leave();
  expect(host.textContent).toBe('');
  await rerender({ name: 'Lamp' });
  expect(host.textContent).toBe('Lamp (en)Favourite');
});

test('reports which sections the server rendered', async () => {
  const ServerSection = createLazySection('favoriteButton.tsx', async () => FavoriteButton);
  createLazySection('other.tsx', async () => FavoriteButton);
  void loadLazySections();
  await vi.advanceTimersByTimeAsync(0);
  const renderedSections = new Set<string>();
  renderToString(
    inShop(
      <RenderedSectionsProvider value={renderedSections}>
        <ServerSection name="Chair" onPress={() => undefined} />
      </RenderedSectionsProvider>,
    ),
  );
  expect([...renderedSections]).toEqual(['favoriteButton.tsx']);
});

/** Renders a page with a single control. `arrive` loads its code. */
async function openControl(Control: () => ReactNode) {
  const ServerSection = createLazySection('control.tsx', async () => Control);
  void loadLazySections();
  await vi.advanceTimersByTimeAsync(0);
  const host = document.createElement('div');
  host.innerHTML = renderToString(inShop(<ServerSection />));
  document.body.replaceChildren(host);
  const pendingLoads: ((part: typeof Control) => void)[] = [];
  const ClientSection = createLazySection<object>(
    'control.tsx',
    () => new Promise((resolve) => void pendingLoads.push(resolve)),
  );
  await act(async () => hydrateRoot(host, inShop(<ClientSection />)));
  return { host, arrive: () => settle(() => pendingLoads[0]?.(Control)) };
}

test('replays a press on a checkbox from before hydration', async () => {
  const onTick = vi.fn();
  function Box() {
    return <input type="checkbox" checked={false} onChange={(event) => onTick(event.target.checked)} />;
  }
  const { host, arrive } = await openControl(Box);
  act(() => host.querySelector('input')?.click());
  await settle(() => undefined);
  await arrive();
  expect(onTick.mock.calls).toEqual([[true]]);
});

test('replays a selection from before hydration', async () => {
  const onChoose = vi.fn();
  const Languages = () => (
    <select aria-label="Language" value="en" onChange={(event) => onChoose(event.target.value)}>
      <option>en</option>
      <option>zh</option>
    </select>
  );
  const { host, arrive } = await openControl(Languages);
  const list = host.querySelector('select');
  act(() => {
    if (list) list.value = 'zh';
    list?.dispatchEvent(new Event('input', { bubbles: true }));
    list?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(onChoose).not.toHaveBeenCalled();
  await arrive();
  await settle(() => undefined);
  expect(onChoose.mock.calls).toEqual([['zh']]);
});
