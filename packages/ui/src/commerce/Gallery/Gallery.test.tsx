import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleProduct } from '../../fixtures/sampleProducts.ts';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
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
])('brings into view for %d the picture that its counter names', (selectedIndex, place) => {
  const scrollTo = vi.fn();
  Element.prototype.scrollTo = scrollTo;
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
  const pictures = sampleProduct('en-US').images.slice(0, 4);
  render(
    <MallardProvider locale="en-US">
      <Gallery pictures={pictures} selectedIndex={selectedIndex} />
    </MallardProvider>,
  );
  expect(pictures).toHaveLength(4);
  expect(screen.getByText(`${place + 1} / 4`)).toBeTruthy();
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ left: place * 100 }));
});
