import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';

conformance('RangeSlider', (root) => <RangeSlider {...root} label="Price" defaultValue={[20, 60]} />);

afterEach(cleanup);

function renderWith(props: Partial<RangeSliderProps>) {
  render(
    <SampleProvider locale="en-US">
      <RangeSlider label="Price" {...props} />
    </SampleProvider>,
  );
  return screen.getByRole('slider', { name: 'Lowest' });
}

it('calls onChangeEnd once per movement, and not for keys and presses that move nothing', () => {
  const onChangeEnd = vi.fn();
  const low = renderWith({ onChangeEnd });
  fireEvent.keyUp(low, { key: 'Tab' });
  fireEvent.pointerUp(low);
  expect(onChangeEnd).not.toHaveBeenCalled();
  fireEvent.keyDown(low, { key: 'ArrowUp' });
  fireEvent.keyDown(low, { key: 'ArrowUp' });
  fireEvent.keyUp(low, { key: 'ArrowUp' });
  fireEvent.keyUp(low, { key: 'Tab' });
  expect(onChangeEnd.mock.calls).toEqual([[[2, 100]]]);
});

it('steps by tenths without binary rounding errors', () => {
  const onChange = vi.fn();
  const low = renderWith({ maxValue: 1, step: 0.1, onChange });
  fireEvent.change(low, { target: { value: '0.3' } });
  expect(onChange).toHaveBeenLastCalledWith([0.3, 1]);
});

it('reaches its maximum when that is not on a step', () => {
  const onChange = vi.fn();
  const low = renderWith({ maxValue: 55, step: 10, onChange });
  fireEvent.keyDown(low, { key: 'End' });
  expect(onChange).toHaveBeenLastCalledWith([55, 55]);
});

it('ignores keys with Alt, which browsers use to go back', () => {
  const onChange = vi.fn();
  const low = renderWith({ onChange });
  expect(fireEvent.keyDown(low, { key: 'ArrowRight', altKey: true })).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});
