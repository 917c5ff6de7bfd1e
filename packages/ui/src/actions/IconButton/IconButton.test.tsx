import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Heart } from 'lucide-react';
import { afterEach, expect, it, vi } from 'vitest';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { renderInEnglish } from '../../testing/renderInEnglish.tsx';
import { IconButton } from './IconButton.tsx';

conformance('IconButton', (root) => (
  <IconButton {...root} label="words" badge={<Badge count={2} />}>
    <Icon glyph={Heart} />
  </IconButton>
));
afterEach(cleanup);

it('announces in its name that its action runs, and submits no form meanwhile', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const page = (isPending: boolean) => (
    <SampleProvider locale="en-US">
      <form onSubmit={onSubmit}>
        <IconButton type="submit" label="Send" isPending={isPending}>
          <Icon glyph={Heart} />
        </IconButton>
      </form>
    </SampleProvider>
  );
  const { container, rerender } = renderInEnglish(page(false));
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();
  fireEvent.click(button);
  rerender(page(true));
  fireEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Send Loading' })).toBe(button);
  await waitFor(() => expect(spoken(container)).toBe('Send Loading'));
});

it('does not show its hint by itself when it is enabled again', () => {
  vi.useFakeTimers();
  const page = (isDisabled: boolean) => (
    <IconButton label="Next" isDisabled={isDisabled}>
      <Icon glyph={Heart} />
    </IconButton>
  );
  const { rerender } = renderInEnglish(page(false));
  const button = screen.getByRole('button');
  // Hidden in jsdom, which opens no popover.
  const hint = () => screen.queryByRole('tooltip', { hidden: true });
  const rest = () => act(() => void vi.advanceTimersByTime(700));
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  rest();
  expect(hint()).not.toBeNull();
  rerender(page(true));
  fireEvent.pointerLeave(button, { pointerType: 'mouse' });
  rerender(page(false));
  expect(hint()).toBeNull();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  rerender(page(true));
  rest();
  rerender(page(false));
  expect(hint()).toBeNull();
  vi.useRealTimers();
});

it('hides its hint on Escape, which also closes the dialog around it', () => {
  const onKeyDown = vi.fn();
  renderInEnglish(
    // biome-ignore lint/a11y/noStaticElementInteractions: the dialog handles these events
    <div onKeyDown={onKeyDown}>
      <IconButton label="Close">
        <Icon glyph={Heart} />
      </IconButton>
    </div>,
  );
  const button = screen.getByRole('button');
  vi.spyOn(button, 'matches').mockReturnValue(true);
  act(() => button.focus());
  expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeNull();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});
