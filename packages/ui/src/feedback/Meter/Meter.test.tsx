import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../../testing/conformance.tsx';
import { Meter } from './Meter.tsx';

conformance('Meter', (root) => <Meter {...root} label="words" value={40} valueLabel="words" />);

it('limits a value to its bounds, also when they are equal', () => {
  render(<Meter label="words" value={7} minValue={3} maxValue={3} valueLabel="words" />);
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('3');
});
