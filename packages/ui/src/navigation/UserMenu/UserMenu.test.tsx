import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { UserLink } from './UserLink.tsx';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

conformance('UserMenu', (root) => <UserMenu {...root} name="Ann" items={[{ id: 'out', label: 'Log out' }]} />);
conformance('UserLink', (root) => <UserLink {...root} name="Ann" href="#user" />);

afterEach(cleanup);

const name = 'Account menu: Ann, 2 unread messages';

function renderWith(props: Partial<UserMenuProps> = {}) {
  const { container } = render(
    <SampleProvider locale="en-US">
      <UserMenu
        name="Ann"
        unreadCount={2}
        items={[
          { id: 'orders', label: 'My orders', href: '#orders' },
          { id: 'help', label: 'Help', isDisabled: true },
          { id: 'out', label: 'Log out' },
        ]}
        {...props}
      />
    </SampleProvider>,
  );
  return container.querySelector('button') as HTMLButtonElement;
}
const entry = (label: string) => screen.getByRole('menuitem', { name: label });
const press = (element: HTMLElement, key: string) => {
  act(() => element.focus());
  fireEvent.keyDown(element, { key });
  fireEvent.keyUp(element, { key });
};
/** A mouse press with the primary button, as browsers dispatch it. */
const click = (element: HTMLElement) => {
  const pointer = { button: 0, pointerType: 'mouse', pointerId: 1, detail: 1 };
  fireEvent.pointerDown(element, pointer);
  fireEvent.pointerUp(element, pointer);
  fireEvent.click(element, pointer);
};
const isClosed = (button: HTMLElement) =>
  vi.waitFor(() => {
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

it.each([
  ['Enter', 'Enter', 'My orders'],
  ['Space', ' ', 'My orders'],
  ['the arrow down', 'ArrowDown', 'My orders'],
  ['the arrow up', 'ArrowUp', 'Log out'],
])('opens by %s, on an entry', async (_name, key, first) => {
  const onOpenChange = vi.fn();
  const button = renderWith({ onOpenChange });
  expect(screen.getByRole('button', { name, expanded: false })).toBe(button);
  press(button, key);
  expect(onOpenChange.mock.calls).toEqual([[true]]);
  expect(screen.getByRole('menu', { name })).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(entry(first)));
});

it('opens and closes by the pointer', async () => {
  const button = renderWith();
  click(button);
  expect(screen.getByRole('menu', { name })).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  click(button);
  await isClosed(button);
});

it('has links, and entries without links', () => {
  renderWith({ defaultOpen: true });
  const entries = within(screen.getByRole('menu')).getAllByRole('menuitem');
  expect(entries.map((element) => element.getAttribute('href'))).toEqual(['#orders', null, null]);
  expect(entries[0]?.tagName).toBe('A');
  expect(entry('Help').getAttribute('aria-disabled')).toBe('true');
});

it.each([
  ['by the pointer', (element: HTMLElement) => click(element)],
  ['by Enter', (element: HTMLElement) => press(element, 'Enter')],
])('reports the entry selected %s once, closes, and returns the focus', async (_how, choose) => {
  const onAction = vi.fn();
  const button = renderWith({ onAction });
  press(button, 'Enter');
  choose(entry('Help'));
  expect(onAction).not.toHaveBeenCalled();
  choose(entry('Log out'));
  expect(onAction.mock.calls).toEqual([['out']]);
  await isClosed(button);
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
});

it('closes on Escape, and returns the focus', async () => {
  const onOpenChange = vi.fn();
  const button = renderWith({ onOpenChange });
  press(button, 'Enter');
  await vi.waitFor(() => expect(document.activeElement).toBe(entry('My orders')));
  fireEvent.keyDown(entry('My orders'), { key: 'Escape' });
  await isClosed(button);
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

it('is open when its parent says so', async () => {
  const onOpenChange = vi.fn();
  const button = renderWith({ isOpen: true, onOpenChange });
  fireEvent.keyDown(entry('My orders'), { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(screen.getByRole('menu')).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

it('does not open while it is disabled', () => {
  const onOpenChange = vi.fn();
  const button = renderWith({ isDisabled: true, onOpenChange });
  expect(button.disabled).toBe(true);
  click(button);
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('menu')).toBeNull();
});

it('is replaced with a link of the same name until its code has loaded', () => {
  render(
    <SampleProvider locale="en-US">
      <UserLink name="Ann" unreadCount={2} href="#user" />
    </SampleProvider>,
  );
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('#user');
});

it('closes on Tab, which continues from the button', async () => {
  const button = renderWith();
  press(button, 'Enter');
  const first = await screen.findByRole('menuitem', { name: 'My orders' });
  // The default action moves the focus.
  expect(fireEvent.keyDown(first, { key: 'Tab' })).toBe(true);
  expect(document.activeElement).toBe(button);
  expect(screen.queryByRole('menu')).toBeNull();
});
