import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeyboardHeight } from './useKeyboardHeight.ts';

/** A phone's window: 800 px high, partly covered by the keyboard. */
const viewport = Object.assign(new EventTarget(), { scale: 1, height: 800, offsetTop: 0 });

function Layer() {
  const layer = useRef<HTMLDivElement>(null);
  useKeyboardHeight(layer);
  return <div ref={layer} />;
}
function show(height: number) {
  viewport.height = height;
  viewport.dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', 800);
  viewport.height = 800;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('sets how much of the window the keyboard covers', () => {
  const { container } = render(<Layer />);
  const style = container.querySelector('div')?.style;
  show(500.4);
  expect(style?.getPropertyValue('--keyboard-height')).toBe('300px');
  show(800);
  expect(style?.getPropertyValue('--keyboard-height')).toBe('0px');
});

it('sets the height of an open keyboard with the first frame, and nothing after unmount', () => {
  const frames = new Map<number, FrameRequestCallback>();
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.set(frames.size + 1, run).size);
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  viewport.height = 500;
  const { container, unmount } = render(<Layer />);
  const style = container.querySelector('div')?.style;
  for (const run of frames.values()) run(0);
  expect(style?.getPropertyValue('--keyboard-height')).toBe('300px');
  unmount();
  frames.clear();
  const second = render(<Layer />);
  second.unmount();
  expect(frames.size).toBe(0);
});

it('changes no style while there is no keyboard', () => {
  const setProperty = vi.spyOn(CSSStyleDeclaration.prototype, 'setProperty');
  render(<Layer />);
  viewport.dispatchEvent(new Event('scroll'));
  expect(setProperty).not.toHaveBeenCalled();
  setProperty.mockRestore();
});
