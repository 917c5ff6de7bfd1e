import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { RatingSummary } from './RatingSummary.tsx';

conformance('RatingSummary', (root) => <RatingSummary {...root} average={4.9} count={1286} recommendedPercent={97} />);

it('draws nothing for what is no number', () => {
  const { container } = render(
    <MallardProvider locale="en-US">
      <RatingSummary average={Number.NaN} count={3} recommendedPercent={Number.NaN} />
      <RatingSummary average={4} count={Number.NaN} />
    </MallardProvider>,
  );
  expect(container.innerHTML).not.toContain('NaN');
});
