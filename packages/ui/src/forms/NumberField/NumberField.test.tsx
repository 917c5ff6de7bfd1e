import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { NumberField } from './NumberField.tsx';

conformance('NumberField', (root) => (
  <NumberField {...root} label="words" name="number" defaultValue={1280.5} minValue={0} step={0.1} end="kg" />
));

afterEach(cleanup);

it('leaves to the input method the Enter that ends a composition, which Safari reports after its end', () => {
  const onChange = vi.fn();
  render(
    <MallardProvider locale="en-US">
      <NumberField label="words" onChange={onChange} />
    </MallardProvider>,
  );
  const field = screen.getByRole('spinbutton');
  fireEvent.change(field, { target: { value: '１２' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onChange).toHaveBeenLastCalledWith(12);
});
