import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { DateField } from './DateField.tsx';

conformance('DateField', (root) => (
  <DateField {...root} label="Birthday" name="birthday" defaultValue="1995-03-08" maxValue="2026-11-20" />
));

afterEach(cleanup);

it('has its parts in the order of the region', () => {
  render(
    <MallardProvider locale="en-GB">
      <DateField label="Birthday" />
    </MallardProvider>,
  );
  expect(screen.getAllByRole('spinbutton').map((part) => part.getAttribute('aria-label'))).toEqual([
    'Day',
    'Month',
    'Year',
  ]);
});
