import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { RatingSummary } from './RatingSummary.tsx';

conformance('RatingSummary', (root) => <RatingSummary {...root} average={4.9} count={1286} recommendedPercent={97} />);

afterEach(cleanup);

it('renders nothing for an invalid number', () => {
  const { container } = render(
    <SampleProvider locale="en-US">
      <RatingSummary average={Number.NaN} count={3} recommendedPercent={Number.NaN} />
      <RatingSummary average={4} count={Number.NaN} />
    </SampleProvider>,
  );
  expect(container.innerHTML).not.toContain('NaN');
});

it('limits the mean to the number of stars', () => {
  render(
    <SampleProvider locale="en-US">
      <RatingSummary average={7} count={3} />
    </SampleProvider>,
  );
  expect(screen.getByText('5.0')).toBeTruthy();
  expect(screen.queryByText('7.0')).toBeNull();
});
