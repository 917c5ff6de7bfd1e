import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { PriceRangeField } from './PriceRangeField.tsx';

conformance('PriceRangeField', (root) => (
  <PriceRangeField {...root} bounds={{ min: 39, max: 599 }} defaultValue={{ min: 100 }} />
));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('takes the price that is pressed beside the thumbs', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 4));
  const onChange = vi.fn();
  render(
    <MallardProvider locale="en-US">
      <PriceRangeField bounds={{ min: 0, max: 500 }} onChange={onChange} />
    </MallardProvider>,
  );
  const track = screen.getByRole('slider', { name: 'Highest price' }).parentElement ?? document.body;
  fireEvent.pointerDown(track, { button: 0, clientX: 60 });
  expect(onChange.mock.calls).toEqual([[{ min: undefined, max: 300 }]]);
});
