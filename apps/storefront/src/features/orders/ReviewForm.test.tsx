// @vitest-environment jsdom
import { createStore, type StorageLike } from '@mallard/domain/storage';
import { loadToasts } from '@mallard/ui/Toast';
import { act, useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Services } from '../../services/services.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { ReviewForm } from './ReviewForm.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// The toast code is lazy: load it before the first toast.
beforeAll(async () => void (await loadToasts()));
afterEach(() => {
  window.localStorage.clear();
  document.body.replaceChildren();
});

const line = {
  id: 'line',
  productUuid: 'mug',
  skuUuid: 'white',
  title: 'White mug',
  attributes: [],
  image: { url: '/mug.webp', alt: '', width: 1, height: 1, sources: [], color: null, placeholder: null },
  price: 4900,
  quantity: 1,
  isReviewed: false,
};

/** Opens the form for an order, with the same device storage each time. */
async function openForm(area: StorageLike | null = window.localStorage) {
  const store = createStore({ area, now: Date.now });
  const block = vi.fn(() => () => undefined);
  const network = { first: { isOnline: true }, read: () => ({ isOnline: true }), subscribe: () => () => undefined };
  const services = {
    store,
    isSample: false,
    leaveGuard: { block },
    actors: { network },
    preferences: { locale: 'en-US' },
  } as unknown as Services;
  let setShown: ((isShown: boolean) => void) | undefined;
  function Screen() {
    const [isShown, show] = useState(true);
    setShown = show;
    return isShown ? <ReviewForm orderUuid="order" items={[line as never]} /> : null;
  }
  const root = await renderInShop(<Screen />, ['orders', 'shell', 'errors', 'ui/orders'], services);
  return {
    block,
    content: () => document.querySelector('textarea')?.value,
    write,
    press,
    leave: () => act(async () => setShown?.(false)),
    close: () => act(async () => root.unmount()),
  };
}

/** Types into the form. */
async function write(text: string) {
  const field = document.querySelector('textarea');
  if (!field) throw new Error('There is no text field');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const buttonNamed = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);

/** Presses the button with this text. */
async function press(text: string) {
  const button = buttonNamed(text);
  if (!button) throw new Error(`There is no button "${text}"`);
  await act(async () => button.click());
}

const announcedText = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');

it('shows a toast with a link back when the form is closed with a draft', async () => {
  const form = await openForm();
  await form.write('Well balanced');
  await form.leave();
  expect(announcedText()).toContain('Review draft saved');
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Keep writing');
  expect(link?.getAttribute('href')).toBe('/review/order');
  await form.close();
});

it('shows no toast when nothing was written', async () => {
  const form = await openForm();
  await form.leave();
  expect(announcedText()).toBe('');
  await form.close();
});

it('shows that a draft was restored, discards it, and restores it again', async () => {
  const before = await openForm();
  await before.write('Well balanced');
  await before.close();

  const form = await openForm();
  expect(form.content()).toBe('Well balanced');
  expect(document.body.textContent).toContain('We restored your unfinished review');
  await form.press('Discard draft');
  expect(form.content()).toBe('');
  // The sentence may still be in the live region that announced it.
  expect(buttonNamed('Discard draft')).toBeUndefined();
  await form.press('Undo');
  expect(form.content()).toBe('Well balanced');
  await form.close();
});

it('asks before leaving when storage is not available', async () => {
  const form = await openForm(null);
  expect(form.block).not.toHaveBeenCalled();
  await form.write('Well balanced');
  expect(form.block).toHaveBeenCalled();
  await form.close();
});
