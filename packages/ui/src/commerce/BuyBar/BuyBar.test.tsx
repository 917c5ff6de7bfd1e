import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messagesIn } from '../../fixtures/messagesIn.ts';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { openAnswer } from '../../testing/openAnswer.ts';
import { BuyBar } from './BuyBar.tsx';

conformance('BuyBar', (root) => (
  <BuyBar {...root} onAddToCart={() => {}} onBuyNow={() => {}} cart={{ href: '/cart', count: 3 }} />
));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('fills the favorite icon before the answer, and announces a rejection', async () => {
  vi.useFakeTimers();
  const { promise, refuse } = openAnswer();
  render(
    <SampleProvider locale="en-US">
      <BuyBar onAddToCart={() => {}} onBuyNow={() => {}} onFavoriteChange={() => promise} />
    </SampleProvider>,
  );
  // One for phones and one for desktops: styles decide which is visible, the DOM determines the tab
  // order.
  const [favoriteButton, wide] = screen.getAllByRole('button', { name: 'Add to favorites' }) as [
    HTMLElement,
    HTMLElement,
  ];
  const buy = screen.getByRole('button', { name: 'Buy now' });
  expect(favoriteButton.compareDocumentPosition(buy) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(wide.compareDocumentPosition(buy) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  fireEvent.click(favoriteButton);
  expect(favoriteButton.getAttribute('aria-pressed')).toBe('true');
  expect(favoriteButton.getAttribute('aria-busy')).toBe('true');
  expect(wide.getAttribute('aria-pressed')).toBe('true');
  await act(async () => refuse());
  expect(favoriteButton.getAttribute('aria-pressed')).toBe('false');
  act(() => void vi.advanceTimersByTime(200));
  const voice = document.querySelector('[data-live-announcer] > [aria-live="assertive"]');
  expect(voice?.textContent).toBe('Add to favorites: not saved, please try again');
});

it.each([
  ['addToCart', 'Buy now'],
  ['buyNow', 'Add to cart'],
] as const)('makes the other button wait while %s runs, and keeps its focus', (pending, name) => {
  const onPress = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <BuyBar pendingAction={pending} onAddToCart={onPress} onBuyNow={onPress} />
    </SampleProvider>,
  );
  const other = screen.getByRole('button', { name });
  other.focus();
  fireEvent.click(other);
  expect(onPress).not.toHaveBeenCalled();
  expect(other.getAttribute('aria-disabled')).toBe('true');
  expect(other.getAttribute('aria-busy')).toBeNull();
  expect(document.activeElement).toBe(other);
});

it.each(['zh-CN', 'en-US'] as const)(
  'shows a part of the favorite button’s name, so that voice control can press it, in %s',
  (locale) => {
    const t = messagesIn(locale, 'product', 'BuyBar');
    expect(t('addToFavorites').toLowerCase()).toContain(t('favorite').toLowerCase());
  },
);
