import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { RatingHistogram } from './RatingHistogram.tsx';

conformance('RatingHistogram', (root) => <RatingHistogram {...root} counts={[3, 12, 14, 74, 1183]} />);

afterEach(cleanup);

it('treats invalid counts as no reviews', () => {
  const { container } = render(
    <SampleProvider locale="en-US">
      <RatingHistogram counts={[Number.NaN, 1, 0, 0, 3]} />
    </SampleProvider>,
  );
  expect(container.innerHTML).not.toContain('NaN');
  expect(container.textContent).toContain('75%');
});
