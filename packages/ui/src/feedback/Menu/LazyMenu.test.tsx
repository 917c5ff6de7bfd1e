import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { LazyMenu, menuSource } from './LazyMenu.tsx';

let tries = 0;
vi.mock('./MenuOverlay.tsx', () => {
  tries += 1;
  if (tries === 1) throw new TypeError('Failed to fetch');
  return { MenuOverlay: () => <p>the menu</p> };
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows an error when its code cannot be loaded, and opens at the next press', async () => {
  const { container } = render(
    <SampleProvider locale="en-US">
      <LazyMenu label="More" items={[]} onAction={() => {}} />
    </SampleProvider>,
  );
  // Hidden in jsdom, which opens no popover.
  const note = () => screen.queryByRole('tooltip', { hidden: true });
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'More' })));
  await press();
  await expect.poll(() => screen.getByRole('button', { expanded: false })).toBeTruthy();
  await expect.poll(() => spoken(container, 'assertive')).toContain('Could not be opened');
  // Shown at the button, and announced once.
  expect(note()?.textContent).toContain('Could not be opened');
  expect(note()?.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
  await press();
  expect(note()).toBeNull();
  expect(await screen.findByText('the menu')).toBeTruthy();
});

/** The event that a browser sends after it closed a popover by itself. */
const closing = () => Object.assign(new Event('toggle'), { newState: 'closed' });

it.each<[string, (note: HTMLElement) => void]>([
  ['when the browser closes it, as on Escape and on a press elsewhere', (note) => void fireEvent(note, closing())],
  ['when the focus leaves the button', () => act(() => screen.getByRole('link').focus())],
  ['when the button is scrolled away from under it', () => void fireEvent.scroll(document)],
])('hides the error %s', async (_when, leave) => {
  vi.spyOn(menuSource, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  render(
    <SampleProvider locale="en-US">
      <LazyMenu label="More" items={[]} onAction={() => {}} />
      <a href="/help">Help</a>
    </SampleProvider>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  act(() => button.focus());
  await act(async () => void fireEvent.click(button));
  const note = await screen.findByText(/^Could not be opened/, { selector: '[role=tooltip]' });
  leave(note);
  expect(note.isConnected).toBe(false);
});
