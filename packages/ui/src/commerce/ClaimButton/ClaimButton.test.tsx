import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { ClaimButton, type ClaimButtonProps } from './ClaimButton.tsx';

conformance('ClaimButton', (root) => <ClaimButton {...root} state="claimable" onClaim={() => {}} />);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const elementWith = (state: ClaimButtonProps['state']) => (
  <SampleProvider locale="en-US">
    <ClaimButton state={state} onClaim={() => {}} useHref="#use" />
  </SampleProvider>
);

it('moves the focus to the result of its own press', () => {
  const { rerender } = render(elementWith('claimable'));
  screen.getByRole('button').focus();
  fireEvent.click(screen.getByRole('button'));
  rerender(elementWith('claimed'));
  expect(document.activeElement).toBe(screen.getByRole('link'));
});

it('leaves the focus alone when the coupon turns out to be claimed already', () => {
  const { rerender } = render(elementWith('claimable'));
  rerender(elementWith('claimed'));
  expect(document.activeElement).toBe(document.body);
});

it('keeps the focus and announces it when its press was too late', () => {
  vi.useFakeTimers();
  const { rerender } = render(elementWith('claimable'));
  screen.getByRole('button').focus();
  fireEvent.click(screen.getByRole('button'));
  rerender(elementWith('soldOut'));
  const text = screen.getByText('All claimed', { ignore: '[aria-live]' });
  expect(document.activeElement).toBe(text);
  act(() => void vi.advanceTimersByTime(200));
  const voice = document.querySelector('[data-live-announcer] > [aria-live="polite"]');
  expect(voice?.textContent).toBe('All claimed');
});
