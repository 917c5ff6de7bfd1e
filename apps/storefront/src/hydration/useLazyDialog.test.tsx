// @vitest-environment jsdom
import { act, type ComponentType, useState } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../testing/renderInShop.tsx';
import { useLazyDialog } from './useLazyDialog.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Sheet = () => <p>sheet</p>;
const press = () => act(async () => document.querySelector<HTMLElement>('[data-open]')?.click());

function Opener({ load }: { load: () => Promise<ComponentType> }) {
  const [isOpen, setOpen] = useState(false);
  const Late = useLazyDialog(load, isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" data-open={isOpen} onClick={() => setOpen(!isOpen)}>
        open
      </button>
      {isOpen && Late && <Late />}
    </>
  );
}

let root: Root;
async function renderOpener(load: () => Promise<ComponentType>) {
  root = await renderInShop(<Opener load={load} />, ['errors']);
}

afterEach(async () => {
  await act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

it('loads a dialog once, when it is first opened before the page is idle', async () => {
  const load = vi.fn(async () => Sheet);
  await renderOpener(load);
  expect(load).not.toHaveBeenCalled();
  await press();
  expect(document.body.textContent).toContain('sheet');
  await press();
  expect(document.body.textContent).not.toContain('sheet');
  await press();
  expect(document.body.textContent).toContain('sheet');
  expect(load).toHaveBeenCalledOnce();
});

/** Calls back like an idle browser, as soon as it is run. */
function stubIdle() {
  const callbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callbacks.push(callback));
  return () => act(async () => callbacks.splice(0).forEach((callback) => void callback()));
}

it('loads the code when the page is idle, without opening the dialog', async () => {
  const load = vi.fn(async () => Sheet);
  const becomeIdle = stubIdle();
  await renderOpener(load);
  expect(load).not.toHaveBeenCalled();
  await becomeIdle();
  expect(load).toHaveBeenCalledOnce();
  expect(document.body.textContent).not.toContain('sheet');
});

it('does not load the code early if the browser saves data', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  const load = vi.fn(async () => Sheet);
  const becomeIdle = stubIdle();
  await renderOpener(load);
  await becomeIdle();
  expect(load).not.toHaveBeenCalled();
});

it('closes and shows an error when the code fails to load, and retries at the next press', async () => {
  const load = vi.fn(async () => Sheet).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await renderOpener(load);
  await press();
  expect(document.querySelector('[data-open="false"]')).not.toBeNull();
  expect(document.body.textContent).toContain('This could not be opened');
  await press();
  expect(document.body.textContent).toContain('sheet');
});

it('does not advise to reload the page without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderOpener(() => Promise.reject(new TypeError('Failed to fetch')));
  await press();
  expect(document.body.textContent).toContain('Please check your connection');
  expect(document.body.textContent).not.toContain('Reload');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(document.body.textContent).not.toContain('Please check your connection');
});

it('shows no error if the dialog was closed while its code loaded', async () => {
  let fail: (reason: Error) => void = () => undefined;
  await renderOpener(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  await press();
  await press();
  await act(async () => fail(new TypeError('Failed to fetch')));
  expect(document.body.textContent).not.toContain('This could not be opened');
});
