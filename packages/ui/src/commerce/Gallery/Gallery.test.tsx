import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleProduct } from '../../fixtures/sampleProducts.ts';
import { conformance } from '../../testing/conformance.tsx';
import { Gallery } from './Gallery.tsx';

conformance('Gallery', (root) => <Gallery {...root} pictures={sampleProduct('en-US').images} />);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [99, 3],
  [-3, 0],
])('shows for %d the picture that its counter names', (selectedIndex, index) => {
  const scrollTo = vi.fn();
  Element.prototype.scrollTo = scrollTo;
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
  const pictures = sampleProduct('en-US').images.slice(0, 4);
  render(
    <SampleProvider locale="en-US">
      <Gallery pictures={pictures} selectedIndex={selectedIndex} />
    </SampleProvider>,
  );
  expect(pictures).toHaveLength(4);
  expect(screen.getByText(`${index + 1} / 4`)).toBeTruthy();
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ left: index * 100 }));
});

it('moves through the thumbnails with arrow keys, and shows the focused picture', () => {
  const scrollTo = vi.fn();
  Element.prototype.scrollTo = scrollTo;
  render(
    <SampleProvider locale="en-US">
      <Gallery pictures={sampleProduct('en-US').images} />
    </SampleProvider>,
  );
  const thumbs = within(screen.getByRole('toolbar', { name: 'Thumbnails' })).getAllByRole('button');
  expect(thumbs.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
  thumbs[0]?.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const focusAfter = (key: string) => {
    press(key);
    return thumbs.indexOf(document.activeElement as HTMLElement);
  };
  expect(['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'Home', 'ArrowUp'].map(focusAfter)).toEqual([
    1, 2, 1, 3, 3, 0, 0,
  ]);
  expect(scrollTo).toHaveBeenCalled();
});

it('keeps the picture that its counter names in view when more pictures load later', () => {
  const scrollTo = vi.fn();
  Element.prototype.scrollTo = scrollTo;
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
  const pictures = sampleProduct('en-US').images.slice(0, 4);
  const elementWith = (count: number) => (
    <SampleProvider locale="en-US">
      <Gallery pictures={pictures.slice(0, count)} selectedIndex={2} />
    </SampleProvider>
  );
  const { rerender } = render(elementWith(1));
  rerender(elementWith(4));
  expect(screen.getByText('3 / 4')).toBeTruthy();
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: 200 }));
});

it('returns the focus to the picture that was last shown in the lightbox', async () => {
  // jsdom has no layout: the row reports its scroll position.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
  Element.prototype.scrollTo = vi.fn(function (this: Element, { left }: { left: number }) {
    this.scrollLeft = left;
    fireEvent.scroll(this);
  }) as unknown as Element['scrollTo'];
  const pictures = sampleProduct('en-US').images.slice(0, 4);
  render(
    <SampleProvider locale="en-US">
      <Gallery pictures={pictures} />
    </SampleProvider>,
  );
  const slide = (index: number) => screen.getByRole('button', { name: `Enlarge: ${pictures[index]?.alt}` });
  slide(0).focus();
  fireEvent.click(slide(0));
  const dialog = await screen.findByRole('dialog');
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  for (const key of ['ArrowRight', 'ArrowRight', 'Escape'])
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toBe(slide(2)));
  expect(slide(2).tabIndex).toBe(0);
});

it.each([
  ['picture', 'Enlarge: ', 'ArrowRight'],
  ['thumbnail', 'Show picture 1', 'ArrowDown'],
])('ignores Alt with an arrow key on a %s', (_place, name, key) => {
  const scrollTo = vi.fn();
  Element.prototype.scrollTo = scrollTo;
  render(
    <SampleProvider locale="en-US">
      <Gallery pictures={sampleProduct('en-US').images} />
    </SampleProvider>,
  );
  const [first = document.body] = screen.getAllByRole('button', { name: new RegExp(`^${name}`) });
  scrollTo.mockClear();
  expect(fireEvent.keyDown(first, { key, altKey: true })).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
});
