import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compose } from '../../fixtures/compose.ts';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

// A narrow page with reduced motion.
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
afterAll(() => {
  vi.unstubAllGlobals();
});
afterEach(cleanup);

const items = [
  { id: 'sf', label: 'SF Express' },
  { id: 'ems', label: 'EMS' },
  { id: 'deppon', label: 'Deppon', isDisabled: true },
];
const onChange = vi.fn();

async function open(props: Partial<ComboBoxProps> = {}) {
  render(
    <SampleProvider locale="en-US">
      <ComboBox label="Carrier" items={items} onChange={onChange} {...props} />
    </SampleProvider>,
  );
  fireEvent.click(screen.getByRole('combobox', { name: 'Carrier' }));
  await screen.findByRole('dialog', { name: 'Carrier' });
}
beforeEach(() => {
  onChange.mockClear();
});
const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search: Carrier' });

it('shows all options, and filters them by the typed text', async () => {
  await open();
  expect(screen.getAllByRole('option')).toHaveLength(3);
  fireEvent.change(search(), { target: { value: 'ems' } });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['EMS']);
  fireEvent.change(search(), { target: { value: 'zzz' } });
  expect(screen.queryAllByRole('option')).toHaveLength(0);
  expect(screen.getByText('No match', { selector: '[role="status"]' })).toBeTruthy();
});

it('moves through the options by keys and selects the active one, but not during a composition', async () => {
  await open();
  fireEvent.keyDown(search(), { key: 'ArrowDown' });
  expect(search().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'EMS' }).id);
  fireEvent.keyDown(search(), { key: 'Enter', isComposing: true, keyCode: 229 });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(search(), { key: 'Enter' });
  expect(onChange).toHaveBeenCalledWith(items[1]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('combobox', { name: 'Carrier' }).textContent).toContain('EMS');
});

it('ignores the letters of a composition, and searches for its result', async () => {
  await open();
  fireEvent.compositionStart(search());
  fireEvent.input(search(), { target: { value: 'zzz' }, isComposing: true });
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.queryByText('No match')).toBeNull();
  fireEvent.input(search(), { target: { value: '' }, isComposing: true });
  fireEvent.compositionEnd(search());
  compose(search(), 'zzz', 'ems');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it.each(['ArrowDown', 'ArrowUp'])('opens by %s', async (key) => {
  render(
    <SampleProvider locale="en-US">
      <ComboBox label="Carrier" items={items} />
    </SampleProvider>,
  );
  fireEvent.keyDown(screen.getByRole('combobox'), { key });
  expect(await screen.findByRole('dialog', { name: 'Carrier' })).toBeTruthy();
});

it('does not select a disabled option', async () => {
  await open();
  fireEvent.click(screen.getByRole('option', { name: 'Deppon' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('does not show “no results” before its parent was asked', async () => {
  await open({ items: [], onInputChange: () => {} });
  expect(screen.queryByText('No match')).toBeNull();
  fireEvent.change(search(), { target: { value: 'zzz' } });
  expect(screen.getAllByText('No match')).not.toHaveLength(0);
});

it('scrolls to the active option', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await open();
  scroll.mockClear();
  fireEvent.keyDown(search(), { key: 'ArrowUp' });
  expect(scroll.mock.contexts).toEqual([screen.getByRole('option', { name: 'Deppon' })]);
  scroll.mockRestore();
});

it('clears the selection', async () => {
  await open({ defaultValue: items[0] });
  fireEvent.click(screen.getByRole('button', { name: 'Clear choice' }));
  expect(onChange).toHaveBeenCalledWith(null);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('combobox', { name: 'Carrier' }).textContent).toContain('Choose');
});

it('has no clear button without a selection', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Clear choice' })).toBeNull();
});

it('announces loading options, and keeps the focus when a retry removes its button', async () => {
  const elementWith = (status: ComboBoxProps['status']) => (
    <SampleProvider locale="en-US">
      <ComboBox label="Carrier" items={[]} status={status} onRetry={() => {}} />
    </SampleProvider>
  );
  const { rerender } = render(elementWith('error'));
  fireEvent.click(screen.getByRole('combobox', { name: 'Carrier' }));
  const dialog = await screen.findByRole('dialog');
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(elementWith('loading'));
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(screen.getByText('Loading', { selector: '[role="status"]' })).toBeTruthy();
});

it('does not search when it closes, and starts with an empty text when it reopens', async () => {
  const onInputChange = vi.fn();
  await open({ onInputChange });
  fireEvent.change(search(), { target: { value: 'ems' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onInputChange.mock.calls).toEqual([['ems']]);
  fireEvent.click(screen.getByRole('combobox', { name: 'Carrier' }));
  expect(onInputChange.mock.calls).toEqual([['ems'], ['']]);
});

it('does not search for the selected option when it closes', async () => {
  const onInputChange = vi.fn();
  await open({ defaultValue: items[0], onInputChange });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onInputChange).not.toHaveBeenCalledWith('SF Express');
});

it('does not select an outdated result with Enter', async () => {
  await open({ status: 'loading', onInputChange: () => {} });
  fireEvent.change(search(), { target: { value: 'zto' } });
  fireEvent.keyDown(search(), { key: 'Enter' });
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('validates the selection when it closes', async () => {
  await open({ validate: (id) => (id === 'sf' ? 'Not to islands' : undefined) });
  fireEvent.click(screen.getByRole('option', { name: 'SF Express' }));
  expect(screen.getByText('Not to islands')).toBeTruthy();
});
