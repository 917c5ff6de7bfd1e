import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { conformance } from '../../testing/conformance.tsx';
import { Form } from '../Form/Form.tsx';
import { DatePicker } from './DatePicker.tsx';

const network = vi.hoisted(() => ({ isDown: true }));
vi.mock('./CalendarOverlay.tsx', (importOriginal) => {
  if (network.isDown) throw new TypeError('Failed to fetch');
  return importOriginal();
});

conformance('DatePicker', (root) => (
  <DatePicker {...root} label="Delivery" name="delivery" defaultValue="2026-11-24" today="2026-11-20" />
));

afterEach(cleanup);

const press = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('shows an error when the calendar cannot be loaded, until it is requested again', async () => {
  const { container } = render(
    <SampleProvider locale="en-US">
      <DatePicker label="Delivery" today="2026-11-20" />
    </SampleProvider>,
  );
  await press(/^Choose a date/);
  const sentence = /^Could not be opened/;
  expect(await screen.findByText(sentence, { selector: '[id]' })).toBeTruthy();
  await expect.poll(() => spoken(container, 'assertive')).toMatch(sentence);
  network.isDown = false;
  await press(/^Choose a date/);
  expect(await screen.findByRole('grid')).toBeTruthy();
  expect(screen.queryByText(sentence, { selector: '[id]' })).toBeNull();
});

it('clears its error with a selected day as with a typed one', async () => {
  network.isDown = false;
  const onDirtyChange = vi.fn();
  const onChange = vi.fn();
  const validate = (day: string) => (day === '2026-11-24' ? 'Fully booked' : undefined);
  render(
    <SampleProvider locale="en-US">
      <Form validationErrors={{ delivery: 'Choose a day' }} onDirtyChange={onDirtyChange}>
        <DatePicker name="delivery" label="Delivery" today="2026-11-20" onChange={onChange} validate={validate} />
      </Form>
    </SampleProvider>,
  );
  await press(/^Choose a date/);
  fireEvent.click(await screen.findByRole('button', { name: /November 24/ }));
  expect(onChange.mock.calls).toEqual([['2026-11-24']]);
  expect(screen.queryByText('Choose a day')).toBeNull();
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([true]);
  const year = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Year', hidden: true });
  expect(year.value).toBe('2026');
  act(() => year.focus());
  act(() => year.blur());
  expect(screen.getByText('Fully booked')).toBeTruthy();
});
