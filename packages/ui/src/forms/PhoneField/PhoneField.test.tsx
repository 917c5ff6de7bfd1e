import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { PhoneField } from './PhoneField.tsx';

conformance('PhoneField', (root) => <PhoneField {...root} defaultValue="13800138000" />);

afterEach(cleanup);

it('ignores the Enter that ends a composition, which Safari sends after compositionend', () => {
  render(
    <SampleProvider locale="en-US">
      <PhoneField />
    </SampleProvider>,
  );
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: '１３８' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(field).toHaveProperty('value', '１３８');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(field).toHaveProperty('value', '138');
});
