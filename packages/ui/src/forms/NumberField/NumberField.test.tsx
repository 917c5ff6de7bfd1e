import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { Form } from '../Form/Form.tsx';
import { NumberField } from './NumberField.tsx';

conformance('NumberField', (root) => (
  <NumberField {...root} label="words" name="number" defaultValue={1280.5} minValue={0} step={0.1} end="kg" />
));

afterEach(cleanup);

it('ignores the Enter that ends a composition, which Safari sends after compositionend', () => {
  const onChange = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <NumberField label="words" onChange={onChange} />
    </SampleProvider>,
  );
  const field = screen.getByRole('spinbutton');
  fireEvent.change(field, { target: { value: '１２' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onChange).toHaveBeenLastCalledWith(12);
});

it('keeps the other digits of a number when its last one changes, in every language', () => {
  const onChange = vi.fn();
  render(
    <SampleProvider locale="de-CH">
      <NumberField label="words" defaultValue={1280} onChange={onChange} />
    </SampleProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('spinbutton');
  fireEvent.change(field, { target: { value: field.value.replace(/0$/, '1') } });
  fireEvent.blur(field);
  expect(onChange.mock.calls).toEqual([[1281]]);
});

it('hides its error while a number is typed', () => {
  render(
    <SampleProvider locale="en-US">
      <Form validationErrors={{ number: 'Too much' }}>
        <NumberField label="words" name="number" />
      </Form>
    </SampleProvider>,
  );
  expect(screen.queryByText('Too much')).not.toBeNull();
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '5' } });
  expect(screen.queryByText('Too much')).toBeNull();
});
