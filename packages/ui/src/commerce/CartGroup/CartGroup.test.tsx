import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { CartGroup } from './CartGroup.tsx';

conformance('CartGroup', (root) => (
  <CartGroup {...root} title="Mallard" selection="some" onSelectionChange={() => {}} onClear={() => {}} hasColumnNames>
    <li>a line</li>
  </CartGroup>
));

afterEach(cleanup);

it('selects nothing where there are no lines', () => {
  render(
    <SampleProvider locale="en-US">
      <CartGroup title="Mallard" selection="all" onSelectionChange={() => {}}>
        {[]}
      </CartGroup>
    </SampleProvider>,
  );
  expect(screen.getByRole('checkbox')).toMatchObject({ checked: false, indeterminate: false, disabled: true });
});

it('has its host’s name, otherwise that of its heading', () => {
  render(
    <SampleProvider locale="en-US">
      <CartGroup title="Mallard">{[]}</CartGroup>
      <CartGroup title="Teal" aria-label="Second seller">
        {[]}
      </CartGroup>
    </SampleProvider>,
  );
  expect(screen.getByRole('region', { name: 'Mallard' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Second seller' })).toBeTruthy();
});
