import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePlacement } from './usePlacement.ts';

const HEADER = '0 50';
const TOP = '60 110';
const BOTTOM = '750 800';
const ALL = '0 800';

// jsdom has no layout: `data-rows` are the first and last pixel row of an element, `data-columns`
// its columns.
beforeEach(() => {
  vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 800 }));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const region = this.closest<HTMLElement>('[data-placement]');
    const places: Record<string, string> = { header: HEADER, top: TOP };
    const rows = region
      ? (places[region.dataset.placement?.replace('-end', '') ?? ''] ?? BOTTOM)
      : (this.dataset.rows ?? '0 0');
    const [top = 0, bottom = 0] = rows.split(' ').map(Number);
    const corner = region?.dataset.placement?.endsWith('-end') ? '290 390' : '0 390';
    const [left = 0, right = 0] = (this.dataset.columns ?? corner).split(' ').map(Number);
    return new DOMRect(left, top, right - left, bottom - top);
  });
});
// Later elements are on top.
document.elementsFromPoint = (_x, y) =>
  [...document.querySelectorAll<HTMLElement>('[data-rows]')]
    .filter((element) => element.getBoundingClientRect().top <= y && y < element.getBoundingClientRect().bottom)
    .toReversed();
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Shows a message above a page, and returns a function for its placement. */
function renderPlacement(page: string, turns = '1'): () => string | undefined {
  document.body.innerHTML = `<div id="region"><div data-tone="neutral"></div></div>${page}`;
  const region = document.querySelector<HTMLElement>('#region');
  document.querySelector<HTMLElement>('[data-focused]')?.focus();
  renderHook(() => usePlacement({ current: region }, turns));
  return () => region?.dataset.placement;
}

it.each([
  ['nothing else', '', 'bottom'],
  ['a field at the bottom', `<input data-rows="${BOTTOM}">`, 'top'],
  ['a focused field at the bottom', `<input data-focused data-rows="${BOTTOM}">`, 'top'],
  ['a checkbox at the bottom', `<input type="checkbox" data-rows="${BOTTOM}">`, 'top'],
  ['a radio in its label at the bottom', `<label data-rows="${BOTTOM}"><input type="radio"></label>`, 'top'],
  [
    'the padding of a text area at the bottom',
    `<div data-field-frame data-rows="700 800"><textarea data-rows="710 740"></textarea></div>`,
    'top',
  ],
  ['a select at the bottom', `<button aria-haspopup="listbox" data-rows="${BOTTOM}"></button>`, 'top'],
  ['a field below a bar at the bottom', `<input data-rows="${BOTTOM}"><nav data-rows="${BOTTOM}"></nav>`, 'bottom'],
  ['a field at the top', `<input data-rows="${TOP}">`, 'bottom'],
  ['fields at both ends', `<input data-rows="${TOP}"><input data-rows="${BOTTOM}">`, 'header'],
  [
    'fields everywhere',
    `<input data-rows="${HEADER}"><input data-rows="${TOP}"><input data-rows="${BOTTOM}">`,
    'bottom',
  ],
  ['a form beside the corner', `<input data-columns="0 280" data-rows="${ALL}">`, 'bottom-end'],
  [
    'a form beside the corner and a field in it',
    `<input data-columns="0 280" data-rows="${ALL}"><input data-columns="290 390" data-rows="${BOTTOM}">`,
    'top-end',
  ],
  [
    'a form beside an action bar in the corner',
    `<input data-columns="0 280" data-rows="${BOTTOM}"><div data-action-bar data-columns="290 390" data-rows="${BOTTOM}"></div>`,
    'top',
  ],
  ['an action bar', `<div data-action-bar data-rows="${BOTTOM}"></div>`, 'top'],
  ['a notice of the network', `<div data-notice data-placement="bottom" data-rows="${BOTTOM}"></div>`, 'top'],
  ['an open menu at the bottom', `<div role="menu" data-rows="${BOTTOM}"></div>`, 'top'],
  [
    'a menu at the top and a field at the bottom',
    `<div role="menu" data-rows="${TOP}"></div><input data-rows="${BOTTOM}">`,
    'header',
  ],
  [
    'an action bar at the bottom and a field at the top',
    `<div data-action-bar data-rows="${BOTTOM}"></div><input data-rows="${TOP}">`,
    'header',
  ],
  ['a popup over the whole page', `<div role="dialog" data-rows="${ALL}"></div>`, 'bottom'],
  [
    'a modal layer over the whole page',
    `<div data-modal-layer></div><div role="dialog" data-rows="${ALL}"></div>`,
    'none',
  ],
])('places messages on a page with %s', (_, page, placement) => {
  expect(renderPlacement(page)()).toBe(placement);
});

it('avoids the focused field when there are fields everywhere', () => {
  const placement = renderPlacement(`<input data-rows="0 110"><input id="last" data-rows="${BOTTOM}">`);
  const last = document.querySelector<HTMLElement>('#last');
  last?.focus();
  expect(placement()).toBe('top');
  last?.blur();
  expect(placement()).toBe('bottom');
});

it('avoids the whole frame of a focused text area', () => {
  const placement = renderPlacement(
    `<input data-rows="0 110"><div data-field-frame data-rows="700 800"><textarea data-rows="710 740"></textarea></div>`,
  );
  expect(placement()).toBe('bottom');
  document.querySelector('textarea')?.focus();
  expect(placement()).toBe('top');
});

it('moves to the top when a popup opens below', async () => {
  const placement = renderPlacement('');
  document.body.insertAdjacentHTML('beforeend', `<div role="listbox" data-rows="${BOTTOM}"></div>`);
  await waitFor(() => expect(placement()).toBe('top'));
});

it('counts fields as covered during a view transition, which hides all elements but the root', () => {
  vi.spyOn(document, 'elementsFromPoint').mockReturnValue([document.documentElement]);
  expect(renderPlacement(`<input data-rows="${BOTTOM}">`)()).toBe('top');
});

it('moves when another screen has a field below', async () => {
  const placement = renderPlacement('<main></main>');
  document.querySelector('main')?.insertAdjacentHTML('beforeend', `<input data-rows="${BOTTOM}">`);
  await waitFor(() => expect(placement()).toBe('top'));
});

it('observes nothing while there are no messages', () => {
  const placement = renderPlacement(`<input data-rows="0 110"><input id="last" data-rows="${BOTTOM}">`, '');
  document.querySelector<HTMLElement>('#last')?.focus();
  expect(placement()).toBe('bottom');
});
