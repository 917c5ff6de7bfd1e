import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleProduct } from '../../fixtures/sampleProducts.ts';
import { Lightbox } from './Lightbox.tsx';

beforeEach(() => {
  Element.prototype.setPointerCapture = () => {};
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open() {
  const onIndexChange = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <Lightbox
        isOpen
        onOpenChange={() => {}}
        pictures={sampleProduct('en-US').images}
        index={0}
        onIndexChange={onIndexChange}
      />
    </SampleProvider>,
  );
  const picture = screen.getByRole('dialog').querySelector('[draggable=false]') as HTMLElement;
  const finger = (pointerId: number) => ({
    down: (clientX: number) => fireEvent.pointerDown(picture, { pointerId, clientX }),
    up: (clientX: number) => fireEvent.pointerUp(picture, { pointerId, clientX }),
  });
  return { onIndexChange, finger, picture };
}

it('has the focus itself at first, and handles its keys there', async () => {
  const { onIndexChange } = open();
  const dialog = screen.getByRole('dialog', { name: 'Enlarged pictures' });
  await vi.waitFor(() => expect(document.activeElement).toBe(dialog));
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(1);
});

it('switches the picture on a swipe with one finger', () => {
  const { onIndexChange, finger } = open();
  finger(1).down(250);
  finger(1).up(100);
  expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(1);
});

it('does not switch the picture when two fingers are put down and lifted', () => {
  const { onIndexChange, finger } = open();
  finger(1).down(100);
  finger(2).down(250);
  finger(2).up(250);
  finger(1).up(100);
  expect(onIndexChange).not.toHaveBeenCalled();
});

it.each([
  ['Reset zoom', 1],
  ['Zoom out', 1],
  ['Zoom in', 10],
])('keeps the focus, and its keys, when "%s" has no further effect', (name, times) => {
  open();
  const percent = () => screen.getByRole('status').textContent;
  if (times === 1) fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  const button = screen.getByRole('button', { name });
  button.focus();
  for (let time = 0; time < times; time += 1) fireEvent.click(button);
  const end = percent();
  expect(button).toHaveProperty('disabled', false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(percent()).toBe(end);
  expect(document.activeElement).toBe(button);
  fireEvent.keyDown(button, { key: end === '100%' ? '+' : '-' });
  expect(percent()).not.toBe(end);
});

it('does not move a picture at the maximum zoom', () => {
  const { picture } = open();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  const press = (key: string) => fireEvent.keyDown(picture, { key });
  const position = () => picture.closest<HTMLElement>('[style]')?.style.transform;
  for (let time = 0; time < 4; time += 1) press('+');
  press('ArrowLeft');
  const moved = position();
  expect(moved).toContain('60px');
  press('+');
  expect(position()).toBe(moved);
});

it('does not zoom out on a horizontal wheel movement', () => {
  const { picture } = open();
  const percent = () => screen.getByRole('status').textContent;
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  fireEvent.wheel(picture, { deltaX: 30, deltaY: 0 });
  expect(percent()).toBe('150%');
  fireEvent.wheel(picture, { deltaY: 30 });
  expect(percent()).not.toBe('150%');
});

it.each([
  { key: '=', ctrlKey: true },
  { key: '0', metaKey: true },
  { key: 'ArrowRight', altKey: true },
])('ignores keyboard shortcuts of the browser: %o', (command) => {
  const { onIndexChange, picture } = open();
  expect(fireEvent.keyDown(picture, command)).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('100%');
  expect(onIndexChange).not.toHaveBeenCalled();
});

it('passes ref, class and id to its panel', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <SampleProvider locale="en-US">
      <Lightbox
        ref={ref}
        className="host"
        id="own-lightbox"
        isOpen
        onOpenChange={() => {}}
        pictures={sampleProduct('en-US').images}
        index={0}
        onIndexChange={() => {}}
      />
    </SampleProvider>,
  );
  expect(ref.current).toBe(screen.getByRole('dialog'));
  expect(ref.current?.classList.contains('host')).toBe(true);
  expect(ref.current?.id).toBe('own-lightbox');
});
