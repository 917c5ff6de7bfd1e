import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';
import { useQuantity } from './useQuantity.ts';

conformance('QuantityStepper', (root) => <QuantityStepper {...root} max={5} />);

function show(props: QuantityStepperProps) {
  const elementWith = (next: QuantityStepperProps) => (
    <SampleProvider locale="en-US">
      <QuantityStepper {...next} />
    </SampleProvider>
  );
  const { rerender } = render(elementWith(props));
  return (next: Partial<QuantityStepperProps>) => rerender(elementWith({ ...props, ...next }));
}
const field = () => screen.getByRole('spinbutton');
const more = () => screen.getByRole('button', { name: /Increase/ });

function Owner({ onChange }: { onChange: (quantity: number) => void }) {
  const [value, setValue] = useState(1);
  return (
    <QuantityStepper
      value={value}
      max={5}
      onChange={(quantity) => {
        onChange(quantity);
        setValue(quantity);
      }}
    />
  );
}

/** Accepts each press separately, a tenth of a second later. */
function SlowOwner() {
  const [value, setValue] = useState(1);
  return <QuantityStepper value={value} max={9} onChange={(quantity) => setTimeout(() => setValue(quantity), 100)} />;
}

describe('QuantityStepper', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('counts each of 50 presses while its parent is waiting for an answer', () => {
    vi.useFakeTimers();
    const onChange = vi.fn();
    const update = show({ value: 1, max: 99, onChange });
    for (let press = 0; press < 50; press += 1) {
      fireEvent.click(more());
      if (press === 5) update({ isPending: true });
    }
    expect(onChange.mock.calls.map(([quantity]) => quantity)).toEqual(Array.from({ length: 50 }, (_, at) => at + 2));
    expect(field()).toHaveProperty('value', '51');
    update({ isPending: true, value: 7 });
    expect(field()).toHaveProperty('value', '51');
    update({ isPending: false, value: 51 });
    expect(field()).toHaveProperty('value', '51');
  });

  it('counts a press that comes after the first of two answers', () => {
    vi.useFakeTimers();
    render(
      <SampleProvider locale="en-US">
        <SlowOwner />
      </SampleProvider>,
    );
    fireEvent.click(more());
    act(() => void vi.advanceTimersByTime(60));
    fireEvent.click(more());
    act(() => void vi.advanceTimersByTime(50));
    expect(field()).toHaveProperty('value', '3');
    fireEvent.click(more());
    act(() => void vi.advanceTimersByTime(1000));
    expect(field()).toHaveProperty('value', '4');
  });

  it('counts presses before its parent has re-rendered', () => {
    const onChange = vi.fn();
    show({ value: 1, max: 9, onChange });
    const button = more();
    act(() => {
      button.click();
      button.click();
      button.click();
    });
    expect(onChange.mock.calls).toEqual([[2], [3], [4]]);
  });

  it('returns to its parent’s number when waiting ends without a new one', () => {
    const update = show({ value: 2, max: 9 });
    fireEvent.click(more());
    update({ isPending: true });
    expect(field()).toHaveProperty('value', '3');
    update({ isPending: false, errorMessage: 'Refused' });
    expect(field()).toHaveProperty('value', '2');
  });

  it('starts from its parent’s number when that changes while it waits', () => {
    const onChange = vi.fn();
    const update = show({ value: 2, max: 9, onChange, isPending: true });
    update({ value: 5, isPending: true });
    fireEvent.click(more());
    expect(onChange).toHaveBeenLastCalledWith(6);
  });

  it('repeats while held, stops at the limit, and does not count the final click again', () => {
    vi.useFakeTimers();
    const onChange = vi.fn();
    render(
      <SampleProvider locale="en-US">
        <Owner onChange={onChange} />
      </SampleProvider>,
    );
    fireEvent.pointerDown(more(), { button: 0 });
    act(() => void vi.advanceTimersByTime(5000));
    fireEvent.pointerUp(more());
    fireEvent.click(more(), { detail: 1 });
    expect(onChange.mock.calls).toEqual([[2], [3], [4], [5]]);
    expect(field()).toHaveProperty('value', '5');
  });

  it('announces through the page’s live region, and has none of its own', () => {
    vi.useFakeTimers();
    const update = show({ value: 1, max: 1 });
    const spoken = () => document.querySelector('[data-live-announcer] > [aria-live="polite"]')?.textContent;
    fireEvent.click(more());
    act(() => void vi.advanceTimersByTime(100));
    expect(spoken()).toBe('No more in stock: only 1 left');
    update({ errorMessage: 'Refused' });
    act(() => void vi.advanceTimersByTime(100));
    expect(spoken()).toBe('Refused');
    expect(document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(2);
  });

  it('limits a number that is too large to the maximum, and shows why', () => {
    const onChange = vi.fn();
    show({ value: 1, max: 5, onChange });
    fireEvent.change(field(), { target: { value: '9'.repeat(20) } });
    fireEvent.blur(field());
    expect(onChange).toHaveBeenCalledWith(5);
    expect(screen.getByText('Only 5 left')).toBeTruthy();
  });

  it.each([
    { press: 'a press at the limit', entered: undefined, value: 5, text: 'Limit reached: 5 per customer' },
    { press: 'a number just above it', entered: '6', value: 2, text: 'Limit reached: 5 per customer' },
    { press: 'a larger number', entered: '40', value: 2, text: 'Limit 5 per customer (you asked for 40)' },
    { press: 'a press above the limit', entered: undefined, value: 8, text: 'Limit 5 per customer (you chose 8)' },
  ])('shows the limit and the current quantity after $press', ({ entered, value, text }) => {
    vi.useFakeTimers();
    show({ defaultValue: value, max: 5, maxReason: 'limit' });
    if (entered === undefined) fireEvent.click(more());
    else {
      fireEvent.change(field(), { target: { value: entered } });
      fireEvent.keyDown(field(), { key: 'Enter' });
    }
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByText(text, { selector: '[data-part=note]' })).toBeTruthy();
    expect(document.querySelector('[data-live-announcer]')?.textContent).toContain(text);
  });

  it('ignores the Enter that ends a composition, which Safari sends after compositionend', () => {
    const onChange = vi.fn();
    show({ value: 1, max: 9, onChange });
    fireEvent.change(field(), { target: { value: '４' } });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
    expect(onChange).toHaveBeenLastCalledWith(4);
  });

  it('shows a number above the maximum, and steps down to the maximum', () => {
    const onChange = vi.fn();
    show({ value: 5, max: 3, onChange });
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(more().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    expect(onChange).toHaveBeenCalledWith(3);
  });

  it('mentions no requested number when a press steps down to the maximum', () => {
    vi.useFakeTimers();
    show({ defaultValue: 8, max: 5, maxReason: 'limit' });
    fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByText(/Limit/)).toBeNull();
    expect(document.querySelector('[data-live-announcer]')?.textContent).toBe('Quantity 5');
  });

  it('does not reduce a number above the maximum when more is requested, and shows why', () => {
    const onChange = vi.fn();
    show({ value: 5, max: 3, onChange });
    fireEvent.click(more());
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('Only 3 left (you chose 5)')).toBeTruthy();
  });

  it('counts a key press after a hold that ended beside the button', () => {
    vi.useFakeTimers();
    const onChange = vi.fn();
    show({ defaultValue: 1, max: 99, onChange });
    fireEvent.pointerDown(more(), { button: 0 });
    act(() => void vi.advanceTimersByTime(460));
    fireEvent.pointerLeave(more());
    expect(onChange.mock.calls).toEqual([[2]]);
    fireEvent.click(more(), { detail: 0 });
    expect(onChange).toHaveBeenLastCalledWith(3);
  });
});

describe('QuantityStepper, announcements', () => {
  const heard = () => document.querySelector('[data-live-announcer] [aria-live="polite"]')?.textContent;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('announces the new quantity after presses on its buttons, once for several', () => {
    show({ defaultValue: 1, max: 99 });
    for (let press = 0; press < 2; press += 1) fireEvent.click(more(), { detail: 0 });
    act(() => void vi.advanceTimersByTime(150));
    expect(heard()).toBe('Quantity 3');
  });

  it('leaves changes in the field to the screen reader', () => {
    show({ defaultValue: 1, max: 99 });
    act(() => field().focus());
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    act(() => void vi.advanceTimersByTime(150));
    expect(heard()).toBe('');
  });
});

describe('useQuantity', () => {
  it('steps from the minimum', () => {
    const onChange = vi.fn();
    const { result } = renderHook(() => useQuantity({ min: 2, max: 15, step: 6, onChange }));
    expect(result.current).toMatchObject({ quantity: 2, most: 14 });
    act(() => result.current.ask(13));
    expect(onChange).toHaveBeenLastCalledWith(8);
    act(() => result.current.ask(20));
    expect(onChange).toHaveBeenLastCalledWith(14);
    expect(result.current.stop).toBe('stock');
    act(() => result.current.ask(0));
    expect(result.current).toMatchObject({ quantity: 2, stop: 'min' });
  });
});
