import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

conformance('DateField', (root) => (
  <DateField {...root} label="Birthday" name="birthday" defaultValue="1995-03-08" maxValue="2026-11-20" />
));

afterEach(cleanup);

it('orders its parts as the region does', () => {
  render(
    <SampleProvider locale="en-GB">
      <DateField label="Birthday" />
    </SampleProvider>,
  );
  expect(screen.getAllByRole('spinbutton').map((part) => part.getAttribute('aria-label'))).toEqual([
    'Day',
    'Month',
    'Year',
  ]);
});

function renderWith({ locale = 'en-GB', ...props }: Partial<DateFieldProps> & { locale?: string } = {}) {
  render(
    <SampleProvider locale={locale}>
      <DateField label="Day" {...props} />
    </SampleProvider>,
  );
  const part = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
  const type = (name: string, text: string) => fireEvent.change(part(name), { target: { value: text } });
  return { part, type };
}

it('reports a day that does not exist, and does not change it', () => {
  const onChange = vi.fn();
  const { part, type } = renderWith({ onChange });
  act(() => part('Day').focus());
  type('Day', '29');
  type('Month', '02');
  type('Year', '2023');
  act(() => part('Year').blur());
  expect(part('Day').value).toBe('29');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText('This date does not exist. Please check it')).toBeTruthy();
});

it('selects nothing while typing after a key that changed nothing', () => {
  const { part, type } = renderWith({ defaultValue: '2026-05-05', maxValue: '2026-12-31' });
  const year = part('Year');
  act(() => year.focus());
  fireEvent.keyDown(year, { key: 'ArrowUp' });
  year.setSelectionRange(4, 4);
  type('Year', '202');
  expect([year.selectionStart, year.selectionEnd]).toEqual([3, 3]);
});

it('accepts the digits of the reader’s keyboard', () => {
  const { part, type } = renderWith({ locale: 'fa-IR' });
  type('Day', '۱۲');
  expect(part('Day').value).toBe('12');
});

it('ignores keyboard shortcuts of the browser', () => {
  const { part } = renderWith({ defaultValue: '2026-05-05' });
  expect(fireEvent.keyDown(part('Day'), { key: 'Home', ctrlKey: true })).toBe(true);
});
