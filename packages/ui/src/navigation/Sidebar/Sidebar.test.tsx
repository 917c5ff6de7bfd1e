import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';
import type { SidebarGroup } from './SidebarState.tsx';

conformance('Sidebar', (root) => (
  <Sidebar
    {...root}
    groups={[
      { label: 'Categories', links: [], status: 'loading' },
      { label: 'Account', links: [{ href: '/user', label: 'Overview', current: 'page' }] },
    ]}
  />
));

interface FailingProps extends Pick<SidebarProps, 'mode'> {
  hasRetry?: boolean;
}

/** Fails to load its links, and loads them again on request. */
function Failing({ mode, hasRetry = true }: FailingProps) {
  const [status, setStatus] = useState<SidebarGroup['status']>('error');
  const onRetry = hasRetry ? () => setStatus('loading') : undefined;
  return (
    <SampleProvider locale="en-US">
      <Sidebar mode={mode} groups={[{ label: 'Categories', links: [], status, onRetry }]} />
    </SampleProvider>
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe.each(['full', 'rail'] as const)('a failure, %s', (mode) => {
  it.each([true, false])('is announced, with or without a retry button (%s)', (hasRetry) => {
    render(<Failing mode={mode} hasRetry={hasRetry} />);
    expect(screen.getByRole('alert').textContent).toBe('Could not be loaded');
    expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(hasRetry ? 1 : 0);
  });

  it('keeps the focus in its navigation and announces the state when Retry disappears', () => {
    vi.useFakeTimers();
    const { container } = render(<Failing mode={mode} />);
    const button = screen.getByRole('button');
    button.focus();
    fireEvent.click(button);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('navigation'));
    act(() => vi.advanceTimersByTime(700));
    expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('Loading: Categories');
  });
});
