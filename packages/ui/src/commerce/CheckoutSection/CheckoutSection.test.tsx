import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';

conformance('CheckoutSection', (root) => (
  <CheckoutSection {...root} number={1} title="Shipping address" isComplete summary="Shanghai" onEdit={() => {}}>
    <p>fields</p>
  </CheckoutSection>
));

afterEach(cleanup);

it('has its host’s name instead of its title', () => {
  render(
    <SampleProvider locale="en-US">
      <CheckoutSection number={1} title="Shipping address" aria-label="Where to">
        <p>fields</p>
      </CheckoutSection>
    </SampleProvider>,
  );
  expect(screen.getByRole('region', { name: 'Where to' })).toBeTruthy();
});
