import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { compose } from '../../fixtures/compose.ts';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const items = [
  { id: 'sf', label: 'SF Express' },
  { id: 'ems', label: 'EMS' },
];

conformance('ComboBox', (root) => (
  <ComboBox {...root} label="Carrier" name="carrier" items={items} defaultValue={{ id: 'ems', label: 'EMS' }} />
));

afterEach(cleanup);

const elementWith = (props: Partial<ComboBoxProps>) => (
  <SampleProvider locale="en-US">
    <ComboBox label="Carrier" items={items} {...props} />
  </SampleProvider>
);
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Carrier' });

it('ignores the Enter that ends a composition in Safari, and does not submit the form', async () => {
  const onChange = vi.fn();
  render(elementWith({ onChange }));
  input().focus();
  fireEvent.change(input(), { target: { value: 'em' } });
  await screen.findByRole('listbox');
  const isKept = !fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
  expect(isKept).toBe(true);
  expect(input().value).toBe('em');
  expect(screen.getByRole('listbox')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});

it('searches for the result of a composition, not for its letters', async () => {
  const onInputChange = vi.fn();
  render(elementWith({ onInputChange, items: [] }));
  fireEvent.compositionStart(input());
  fireEvent.input(input(), { target: { value: 'sf' }, isComposing: true });
  expect(input().value).toBe('sf');
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.input(input(), { target: { value: '' }, isComposing: true });
  fireEvent.compositionEnd(input());
  expect(input().value).toBe('');
  expect(onInputChange).not.toHaveBeenCalled();
  compose(input(), 'shunfeng', '顺丰');
  expect(await screen.findByRole('listbox')).toBeTruthy();
  expect(onInputChange.mock.calls).toEqual([['顺丰']]);
});

it('closes on Escape, whether the selected item is in the list or not', async () => {
  const selected = { id: 'zto', label: 'ZTO Express' };
  const { rerender } = render(elementWith({ defaultValue: { id: 'ems', label: 'EMS' } }));
  const leaveUnmatched = async () => {
    input().focus();
    fireEvent.change(input(), { target: { value: 'zzz' } });
    await screen.findByRole('listbox');
    fireEvent.keyDown(input(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  };
  await leaveUnmatched();
  expect(input().value).toBe('EMS');
  rerender(elementWith({ value: selected, onInputChange: () => {} }));
  await leaveUnmatched();
  expect(input().value).toBe('ZTO Express');
});

it('names list and button after the field', async () => {
  render(elementWith({}));
  expect(screen.getByRole('button', { name: 'Show options Carrier' })).toBeTruthy();
  input().focus();
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  expect(await screen.findByRole('listbox', { name: /Carrier$/ })).toBeTruthy();
});

it('announces loading items while older ones are shown, if the focus is in the field', async () => {
  const search = { onInputChange: () => {} };
  const { container, rerender } = render(elementWith(search));
  const said = () => container.querySelector('[data-live-announcer] [aria-live="polite"]')?.textContent;
  input().focus();
  rerender(elementWith({ ...search, status: 'loading' }));
  await expect.poll(said).toBe('Loading');
});

it('keeps the focus when a retry removes its button', () => {
  const onRetry = vi.fn();
  const { rerender } = render(elementWith({ status: 'error', onRetry }));
  const retry = screen.getByRole('button', { name: 'Retry' });
  retry.focus();
  fireEvent.click(retry);
  rerender(elementWith({ status: 'loading', onRetry }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(input());
});

it('resets its text when the selection is cleared in the sheet, and validates at once', () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(matchMedia(media), { matches: true }));
  const onInputChange = vi.fn();
  const validate = (id: string) => (id === '' ? 'Choose a carrier' : undefined);
  render(elementWith({ defaultValue: { id: 'ems', label: 'EMS' }, onInputChange, validate }));
  fireEvent.click(screen.getByRole('combobox'));
  fireEvent.change(screen.getByRole('combobox', { name: /Search/, hidden: true }), { target: { value: 'sf' } });
  fireEvent.click(screen.getByRole('button', { name: 'Clear choice', hidden: true }));
  expect(onInputChange).toHaveBeenLastCalledWith('');
  expect(screen.getByText('Choose a carrier')).toBeDefined();
  vi.restoreAllMocks();
});

it('has the description that its parent sets', () => {
  render(elementWith({ 'aria-describedby': 'note', description: 'How it is sent' }));
  expect(input().getAttribute('aria-describedby')).toMatch(/-description note$/);
});
