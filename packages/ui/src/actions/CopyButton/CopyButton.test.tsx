import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { CopyButton } from './CopyButton.tsx';

conformance('CopyButton', (root) => <CopyButton {...root} value="words" />);
conformance('CopyButton with an icon only', (root) => <CopyButton {...root} value="words" variant="icon" />);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows a second success as long as the first', async () => {
  vi.useFakeTimers();
  render(
    <SampleProvider locale="en-US">
      <CopyButton value="words" onCopy={() => {}} />
    </SampleProvider>,
  );
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  await press();
  wait(1900);
  await press();
  wait(1900);
  expect(screen.queryByRole('button', { name: 'Copied' })).not.toBeNull();
  wait(100);
  expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeNull();
});
