import { act, cleanup, render, screen } from '@testing-library/react';
import { Heart } from 'lucide-react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

conformance('Button', (root) => (
  <Button {...root} isPending pendingLabel="busy" iconStart={<Icon glyph={Heart} />}>
    words
  </Button>
));
conformance('LinkButton', (root) => (
  <LinkButton {...root} href="/" iconEnd={<Icon glyph={Heart} />}>
    words
  </LinkButton>
));

describe('Button while its action runs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const page = (props: ButtonProps) => (
    <SampleProvider locale="en-US">
      <Button {...props}>Place order</Button>
    </SampleProvider>
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  it.each([
    [undefined, 'Clear: old items Loading'],
    ['Clearing', 'Clear: old items Clearing'],
  ])('includes the pending text in a custom accessible name (%s)', (pendingLabel, name) => {
    render(page({ 'aria-label': 'Clear: old items', isPending: true, pendingLabel }));
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('announces it to a user whose focus is on it, with its own or the default text', () => {
    const { rerender, container } = render(page({}));
    screen.getByRole('button').focus();
    rerender(page({ isPending: true, pendingLabel: 'Placing order' }));
    pass(600);
    expect(spoken(container)).toBe('Placing order');
    rerender(page({}));
    rerender(page({ isPending: true }));
    pass(600);
    expect(spoken(container)).toBe('Loading');
  });

  it('announces nothing for quick actions, or when the focus is elsewhere', () => {
    const { rerender, container } = render(page({ isPending: true }));
    pass(600);
    rerender(page({}));
    screen.getByRole('button').focus();
    rerender(page({ isPending: true }));
    pass(400);
    rerender(page({}));
    pass(600);
    expect(spoken(container)).toBe('');
  });

  it('is unavailable, whatever props it gets', () => {
    render(page({ isPending: true, 'aria-disabled': false }));
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  });
});
