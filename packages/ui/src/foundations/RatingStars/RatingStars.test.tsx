import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { RatingStars } from './RatingStars.tsx';

conformance('RatingStars', (root) => <RatingStars {...root} value={4.6} count={1286} />);

afterEach(cleanup);

it.each(['number', 'stars'] as const)('treats an invalid number as no rating, as %s', (variant) => {
  const { container } = render(
    <SampleProvider locale="en-US">
      <RatingStars value={Number.NaN} variant={variant} />
    </SampleProvider>,
  );
  expect(container.innerHTML).not.toContain('NaN');
  expect(screen.getByRole('img', { name: 'Not rated yet' })).toBeTruthy();
});

it.each([
  [9, '5.0 out of 5'],
  [-2, 'Not rated yet'],
])('limits %d to the scale', (value, name) => {
  render(
    <SampleProvider locale="en-US">
      <RatingStars value={value} variant="stars" />
    </SampleProvider>,
  );
  expect(screen.getByRole('img', { name })).toBeTruthy();
});
