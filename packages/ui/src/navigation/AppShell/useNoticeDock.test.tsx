import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import enUS from '../../locales/en-US/index.ts';
import { AppShell } from './AppShell.tsx';

const TOP = '56 104';
const BOTTOM = '700 748';

let resize: (() => void)[] = [];
// jsdom has no layout: `data-rows` are the first and last pixel row of an element.
beforeEach(() => {
  resize = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      callback: () => void;
      constructor(callback: () => void) {
        this.callback = callback;
      }
      observe() {
        if (!resize.includes(this.callback)) resize.push(this.callback);
      }
      disconnect() {
        resize = resize.filter((callback) => callback !== this.callback);
      }
    },
  );
  vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 800 }));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.matches('[data-notice]') && this.textContent !== '' ? 48 : 0;
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const rows = this.matches('[data-notice]')
      ? this.dataset.placement === 'top'
        ? TOP
        : BOTTOM
      : (this.dataset.rows ?? '0 0');
    const [top = 0, bottom = 0] = rows.split(' ').map(Number);
    return new DOMRect(0, top, 390, bottom - top);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
  for (const layer of document.querySelectorAll('[data-modal-layer]')) layer.remove();
});

const shell = (notice: string) => (
  <MallardProvider locale="en-US" messages={enUS}>
    <AppShell banner={<div role="status">{notice}</div>}>
      <button type="button" data-rows={BOTTOM}>
        low
      </button>
      <button type="button" data-rows={TOP}>
        high
      </button>
    </AppShell>
  </MallardProvider>
);

function renderNotice() {
  const { rerender } = render(shell(''));
  const show = (notice: string) => {
    rerender(shell(notice));
    act(() => {
      for (const update of resize) update();
    });
  };
  show('Offline');
  return {
    show,
    placement: () =>
      screen.getByRole('status', { hidden: true }).closest<HTMLElement>('[data-notice]')?.dataset.placement,
  };
}

function openLayer(rows: string): Promise<void> {
  const layer = document.createElement('div');
  layer.dataset.modalLayer = '';
  // A panel at rest is at the position of its offsets.
  layer.innerHTML = '<div role="dialog"></div>';
  const [top = 0, bottom = 0] = rows.split(' ').map(Number);
  const offsets = { offsetLeft: 0, offsetTop: top, offsetWidth: 390, offsetHeight: bottom - top };
  for (const [name, value] of Object.entries(offsets)) Object.defineProperty(layer.firstElementChild, name, { value });
  document.body.append(layer);
  return act(async () => {});
}

const room = (property: string) => document.documentElement.style.getPropertyValue(property);

it('is above the lower bars, and removes all properties on unmount', () => {
  const { show, placement } = renderNotice();
  expect(placement()).toBe('bottom');
  expect(room('--mallard-notice')).toBe('48px');
  expect(room('--mallard-notice-room')).toBe('48px');
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  show('');
  expect(placement()).toBeUndefined();
  expect(room('--mallard-notice')).toBe('');
  expect(room('--mallard-notice-room')).toBe('');
});

it('reserves its space at the very end of the page until the page is scrolled', () => {
  const { show } = renderNotice();
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  vi.stubGlobal('scrollY', 1200);
  show('');
  expect(room('--mallard-notice-room')).toBe('48px');
  vi.stubGlobal('scrollY', 1000);
  fireEvent.scroll(window);
  expect(room('--mallard-notice-room')).toBe('');
});

it('avoids the focused control', () => {
  const { placement } = renderNotice();
  act(() => screen.getByRole('button', { name: 'low' }).focus());
  expect(placement()).toBe('top');
  expect(room('--mallard-notice')).toBe('');
  act(() => screen.getByRole('button', { name: 'high' }).focus());
  expect(placement()).toBe('bottom');
});

it('is below the header while an on-screen keyboard is open', () => {
  const { placement } = renderNotice();
  Object.assign(window.visualViewport ?? {}, { height: 400 });
  act(() => void window.visualViewport?.dispatchEvent(new Event('resize')));
  expect(placement()).toBe('top');
});

it.each([
  ['a sheet', '400 800', 'top'],
  ['a dialog in the middle', '300 500', 'bottom'],
  ['a layer as high as the window', '0 800', 'none'],
])('is visible beside %s where there is room', async (_, rows, expected) => {
  const { placement } = renderNotice();
  await openLayer(rows);
  expect(placement()).toBe(expected);
});

it('is available to screen readers and presses while a layer is open', () => {
  renderNotice();
  const dock = screen.getByRole('status').closest('[data-notice]');
  expect(dock?.getAttribute('data-live-announcer')).toBe('true');
  expect(dock?.getAttribute('data-react-aria-top-layer')).toBe('true');
});
