import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { PriceRangeField } from './PriceRangeField.tsx';

conformance('PriceRangeField', (root) => (
  <PriceRangeField {...root} bounds={{ min: 39, max: 599 }} defaultValue={{ min: 100 }} />
));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('sets the price that is pressed beside the thumbs', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 4));
  const onChange = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <PriceRangeField bounds={{ min: 0, max: 500 }} onChange={onChange} />
    </SampleProvider>,
  );
  const track = screen.getByRole('slider', { name: 'Highest price' }).parentElement ?? document.body;
  fireEvent.pointerDown(track, { button: 0, clientX: 60 });
  expect(onChange.mock.calls).toEqual([[{ min: undefined, max: 300 }]]);
});

it('accepts two prices above the old ones in the order in which they are typed', () => {
  const onChange = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <PriceRangeField defaultValue={{ min: 50, max: 100 }} onChange={onChange} />
    </SampleProvider>,
  );
  const [lowest, highest] = screen.getAllByRole('textbox') as [HTMLElement, HTMLElement];
  act(() => lowest.focus());
  fireEvent.change(lowest, { target: { value: '200' } });
  act(() => highest.focus());
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(highest, { target: { value: '300' } });
  act(() => highest.blur());
  expect(onChange.mock.calls).toEqual([[{ min: 200, max: 300 }]]);
  act(() => lowest.focus());
  fireEvent.change(lowest, { target: { value: '400' } });
  act(() => highest.focus());
  act(() => highest.blur());
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(onChange).toHaveBeenLastCalledWith({ min: 300, max: 400 });
});

it('keeps a price beyond the slider while the other thumb moves', () => {
  const onChange = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <PriceRangeField defaultValue={{ min: 50, max: 80 }} bounds={{ min: 20, max: 60 }} onChange={onChange} />
    </SampleProvider>,
  );
  const thumb = screen.getByRole('slider', { name: 'Lowest price' });
  fireEvent.keyDown(thumb, { key: 'ArrowLeft' });
  fireEvent.keyDown(thumb, { key: 'ArrowLeft' });
  fireEvent.keyUp(thumb, { key: 'ArrowLeft' });
  expect(onChange.mock.calls).toEqual([[{ min: 48, max: 80 }]]);
});

it('accepts a lowest price above the highest one on blur, also for the slider', () => {
  const onChange = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <PriceRangeField defaultValue={{ max: 300 }} bounds={{ min: 0, max: 1000 }} onChange={onChange} />
    </SampleProvider>,
  );
  const lowest = screen.getByRole('textbox', { name: 'Lowest price' });
  act(() => lowest.focus());
  fireEvent.change(lowest, { target: { value: '500' } });
  act(() => screen.getByRole('textbox', { name: 'Highest price' }).focus());
  expect(onChange).not.toHaveBeenCalled();
  act(() => screen.getByRole('slider', { name: 'Highest price' }).focus());
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ min: 300, max: 500 });
});
