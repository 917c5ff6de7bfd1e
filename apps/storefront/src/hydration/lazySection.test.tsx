// @vitest-environment jsdom
import { Activity, act, createContext, type ReactNode, useContext } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Services, ServicesProvider } from '../app/services.ts';
import { createHydration, HydrationProvider } from './hydration.ts';
import { createLazySection, loadLazySections, RenderedSectionsProvider } from './lazySection.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LanguageContext = createContext('en');

const go = vi.fn();
const inShop = (page: ReactNode) => (
  <ServicesProvider value={{ followLink: go } as unknown as Services}>{page}</ServicesProvider>
);

interface HeartProps {
  name: string;
  onPress: () => void;
}

function Heart({ name, onPress }: HeartProps) {
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

interface Shown {
  name?: string;
  language?: string;
  mode?: 'visible' | 'hidden';
}

interface Answer {
  resolve: (part: typeof Heart) => void;
  reject: (reason: Error) => void;
}

/** Lets everything hear of it that waits. */
const settle = (change: () => void) =>
  act(async () => {
    change();
    await vi.advanceTimersByTimeAsync(0);
  });

/** A page as the server drew it, being taken over by a browser to which the code of a part comes when told. */
async function openPage() {
  const onPress = vi.fn();
  const onDone = vi.fn();
  const onError = vi.fn();
  const hydration = createHydration(onDone);
  const page = (Part: typeof Late | null, { name = 'Chair', language = 'en', mode = 'visible' }: Shown = {}) => (
    <HydrationProvider value={hydration}>
      <LanguageContext.Provider value={language}>
        <Activity mode={mode}>{Part && <Part name={name} onPress={onPress} />}</Activity>
      </LanguageContext.Provider>
    </HydrationProvider>
  );
  const host = document.createElement('div');
  document.body.replaceChildren(host);

  const Drawn = createLazySection('heart.tsx', async () => Heart);
  void loadLazySections();
  await vi.advanceTimersByTimeAsync(0);
  host.innerHTML = renderToString(inShop(page(Drawn)));

  const asked: Answer[] = [];
  const Late = createLazySection<HeartProps>(
    'heart.tsx',
    () => new Promise((resolve, reject) => void asked.push({ resolve, reject })),
  );
  const link = host.querySelector('a');
  const root = await act(async () => hydrateRoot(host, inShop(page(Late)), { onRecoverableError: onError }));
  hydration.rootHydrated();
  return {
    host,
    link,
    onPress,
    onDone,
    onError,
    asked,
    press: () => act(() => host.querySelector('button')?.click()),
    draw: (props: Shown) => act(async () => root.render(inShop(page(Late, props)))),
    leave: () => act(async () => root.render(inShop(page(null)))),
    arrive: () => settle(() => asked.at(-1)?.resolve(Heart)),
    fail: () => settle(() => asked.at(-1)?.reject(new Error('gone'))),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  };
}

test('takes over what the server drew when the code comes, and then lets the page go on', async () => {
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

test('answers the press that came before the code, once', async () => {
  const { press, onPress, arrive, wait } = await openPage();
  press();
  press();
  expect(onPress).not.toHaveBeenCalled();
  await arrive();
  await wait(0);
  expect(onPress).toHaveBeenCalledOnce();
});

test('does not answer it once more when its screen is shown again', async () => {
  const { press, onPress, draw, arrive, wait } = await openPage();
  press();
  await arrive();
  await wait(0);
  await draw({ mode: 'hidden' });
  await draw({ mode: 'visible' });
  await wait(0);
  expect(onPress).toHaveBeenCalledOnce();
});

test('follows its links without loading the shop anew, once', async () => {
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

test('answers a press in a part of a part when that is here', async () => {
  const onPress = vi.fn();
  const answers: (() => void)[] = [];
  const late = () =>
    createLazySection<HeartProps>('heart.tsx', () => new Promise((resolve) => void answers.push(() => resolve(Heart))));
  const Inner = late();
  const Frame = () => <Inner name="Chair" onPress={onPress} />;
  const Outer = createLazySection(
    'frame.tsx',
    () => new Promise<typeof Frame>((resolve) => void answers.push(() => resolve(Frame))),
  );
  const DrawnInner = createLazySection('heart.tsx', async () => Heart);
  const DrawnOuter = createLazySection('frame.tsx', async () => () => <DrawnInner name="Chair" onPress={onPress} />);
  void loadLazySections();
  await vi.advanceTimersByTimeAsync(0);
  const host = document.createElement('div');
  host.innerHTML = renderToString(inShop(<DrawnOuter />));
  document.body.replaceChildren(host);
  await act(async () => hydrateRoot(host, inShop(<Outer />)));
  act(() => host.querySelector('button')?.click());
  await settle(() => answers.at(-1)?.());
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(onPress).not.toHaveBeenCalled();
  await settle(() => {
    for (const answer of answers) answer();
  });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(onPress).toHaveBeenCalledOnce();
});

test('forgets a press that nobody waits for any more', async () => {
  const { press, onPress, arrive, wait } = await openPage();
  press();
  await wait(20_000);
  await arrive();
  await wait(0);
  expect(onPress).not.toHaveBeenCalled();
});

test('does not answer a press that was made elsewhere afterwards', async () => {
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
])('stands as it was while what it is drawn of has changed to %s, until the code comes', async (_, props, text) => {
  const { host, press, onPress, draw, arrive, wait, onDone } = await openPage();
  await draw(props);
  expect(host.textContent).toBe('Chair (en)Favourite');
  press();
  await arrive();
  await wait(0);
  expect(host.textContent).toBe(`${text}Favourite`);
  expect(onPress).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});

test('does not hold the page up where the code cannot be had, and asks for it again', async () => {
  const { host, link, asked, onDone, press, onPress, fail, arrive, wait } = await openPage();
  await fail();
  expect(onDone).toHaveBeenCalledOnce();
  expect(host.textContent).toBe('Chair (en)Favourite');
  await wait(5000);
  expect(asked).toHaveLength(2);
  await fail();
  await wait(10_000);
  expect(asked).toHaveLength(3);
  press();
  await arrive();
  await wait(0);
  expect(onPress).toHaveBeenCalledOnce();
  // What had stood there could be older than what is known by now.
  expect(host.contains(link)).toBe(false);
  expect(host.textContent).toBe('Chair (en)Favourite');
});

test('does not hold the page up for longer than a while', async () => {
  const { host, onDone, arrive, wait } = await openPage();
  await wait(5000);
  expect(onDone).toHaveBeenCalledOnce();
  expect(host.textContent).toBe('Chair (en)Favourite');
  await arrive();
  expect(host.textContent).toBe('Chair (en)Favourite');
  expect(onDone).toHaveBeenCalledOnce();
});

test('does not hold the page up when it is left before, and is asked for no more', async () => {
  const { asked, onDone, leave, fail, wait } = await openPage();
  await leave();
  expect(onDone).toHaveBeenCalledOnce();
  await fail();
  await wait(10_000);
  expect(asked).toHaveLength(1);
});

test('is there at once on a screen that no server has drawn', async () => {
  const { host, draw, leave, arrive } = await openPage();
  await arrive();
  await leave();
  expect(host.textContent).toBe('');
  await draw({ name: 'Lamp' });
  expect(host.textContent).toBe('Lamp (en)Favourite');
});

test('tells the server which parts it has drawn', async () => {
  const Drawn = createLazySection('heart.tsx', async () => Heart);
  createLazySection('other.tsx', async () => Heart);
  void loadLazySections();
  await vi.advanceTimersByTimeAsync(0);
  const drawn = new Set<string>();
  renderToString(
    inShop(
      <RenderedSectionsProvider value={drawn}>
        <Drawn name="Chair" onPress={() => undefined} />
      </RenderedSectionsProvider>,
    ),
  );
  expect([...drawn]).toEqual(['heart.tsx']);
});

/** A page that is nothing but a control, whose code comes when told. */
async function openControl(Control: () => ReactNode) {
  const Drawn = createLazySection('control.tsx', async () => Control);
  void loadLazySections();
  await vi.advanceTimersByTimeAsync(0);
  const host = document.createElement('div');
  host.innerHTML = renderToString(inShop(<Drawn />));
  document.body.replaceChildren(host);
  const asked: ((part: typeof Control) => void)[] = [];
  const Late = createLazySection<object>('control.tsx', () => new Promise((resolve) => void asked.push(resolve)));
  await act(async () => hydrateRoot(host, inShop(<Late />)));
  return { host, arrive: () => settle(() => asked[0]?.(Control)) };
}

test('ticks a box that was pressed too early', async () => {
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

test('makes the choice that was made too early', async () => {
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
