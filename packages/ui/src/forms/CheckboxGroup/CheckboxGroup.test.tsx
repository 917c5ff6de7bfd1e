import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { Form } from '../Form/Form.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

conformance('CheckboxGroup', (root) => (
  <CheckboxGroup {...root} label="words" name="some" items={[{ id: 'one', label: 'one' }]} hasSelectAll />
));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const items = [
  { id: 'deals', label: 'Deals' },
  { id: 'news', label: 'News' },
  { id: 'account', label: 'Account', isDisabled: true },
];
const selected = ['deals', 'account'];

function renderWith(props: Partial<CheckboxGroupProps>) {
  render(
    <SampleProvider locale="en-US">
      <Form>
        <CheckboxGroup label="Topics" name="topics" items={items} defaultValue={selected} {...props} />
        <button type="submit">Save</button>
      </Form>
    </SampleProvider>,
  );
}
const box = (name: string) => screen.getByRole('checkbox', { name });
const needsOne = (ids: readonly string[]) => (ids.length === 0 ? 'Choose one' : undefined);

it('is validated with the submitted values when the focus leaves the group', () => {
  renderWith({ validate: needsOne });
  box('Deals').focus();
  fireEvent.click(box('Deals'));
  act(() => box('News').focus());
  expect(screen.queryByText('Choose one')).toBeNull();
  act(() => screen.getByRole('button').focus());
  expect(screen.getByText('Choose one')).toBeTruthy();
});

it('shows no error while a press on a label takes the focus for an instant', () => {
  vi.useFakeTimers();
  renderWith({ validate: needsOne });
  box('Deals').focus();
  fireEvent.click(box('Deals'));
  fireEvent.pointerDown(screen.getByText('News'));
  act(() => box('Deals').blur());
  fireEvent.pointerUp(screen.getByText('News'));
  fireEvent.click(box('News'));
  act(() => vi.runAllTimers());
  expect(screen.queryByText('Choose one')).toBeNull();
});

it('shows a form’s error once', () => {
  renderWith({ validate: () => 'Choose one' });
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getAllByText('Choose one')).toHaveLength(1);
});

it('announces that a selection is required', () => {
  renderWith({ isRequired: true });
  expect(screen.getByRole('group', { name: /^Topics\s*\(required\)$/ })).toBeTruthy();
});

const fixed = (item: { id: string; label: string }) => ({ ...item, isDisabled: true });
it.each([
  ['of nothing', { items: [] }, 'none'],
  ['of what cannot be changed, without a tick', { items: items.map(fixed), defaultValue: [] }, 'none'],
  ['of what cannot be changed, with one tick', { items: items.map(fixed), defaultValue: ['deals'] }, 'some'],
  [
    'of what cannot be changed, all ticked',
    { items: items.map(fixed), defaultValue: items.map(({ id }) => id) },
    'all',
  ],
  ['of what can be changed, all ticked', { defaultValue: ['deals', 'news'] }, 'all'],
] as const)('checks "Select all" %s by the state of the boxes', (_, props, ticked) => {
  renderWith({ hasSelectAll: true, ...props });
  const { checked, indeterminate } = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
  expect({ checked, indeterminate }).toEqual({ checked: ticked === 'all', indeterminate: ticked === 'some' });
});

it('keeps selected ids that are not among its items', () => {
  const onChange = vi.fn();
  renderWith({ items: items.slice(1), value: ['deals'], onChange });
  fireEvent.click(box('News'));
  expect(onChange).toHaveBeenCalledWith(['news', 'deals']);
});
