import { minor } from '@mallard/domain/money';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { ThresholdMeter } from './ThresholdMeter.tsx';

conformance('ThresholdMeter', (root) => (
  <ThresholdMeter {...root} amount={minor(17_900)} threshold={minor(19_900)} href="/more" />
));

afterEach(cleanup);

it.each([0, 100])('is reached by an amount of %i when the threshold is 0', (amount) => {
  const { container } = render(
    <SampleProvider locale="en-US">
      <ThresholdMeter amount={minor(amount)} threshold={minor(0)} href="/more" />
    </SampleProvider>,
  );
  expect(screen.getByText('Free shipping is yours')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
});
