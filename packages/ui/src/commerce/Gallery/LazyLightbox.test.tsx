import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleProduct } from '../../fixtures/sampleProducts.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { Gallery } from './Gallery.tsx';
import { LazyLightbox } from './LazyLightbox.tsx';

vi.mock('./Lightbox.tsx', () => {
  throw new TypeError('Failed to fetch');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('closes and shows the reason when its code cannot be loaded', async () => {
  const onOpenChange = vi.fn();
  const { container } = render(
    <SampleProvider locale="en-US">
      <LazyLightbox isOpen onOpenChange={onOpenChange} pictures={[]} index={0} onIndexChange={() => {}} />
    </SampleProvider>,
  );
  await expect.poll(() => spoken(container, 'assertive')).toContain('Could not be opened');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

it('shows the error on the picture that should open, until another one is shown', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  render(
    <SampleProvider locale="en-US">
      <Gallery pictures={sampleProduct('en-US').images} />
    </SampleProvider>,
  );
  const problem = () => screen.queryByText(/^Could not be opened/, { selector: 'p' });
  const [first = document.body] = screen.getAllByRole('button', { name: /^Enlarge/ });
  await act(async () => void fireEvent.click(first));
  await expect.poll(problem).not.toBeNull();
  // The live region has announced it already.
  expect(problem()?.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
  const stage = screen.getByRole('list', { name: 'Product pictures' });
  const turn = (left: number) => {
    stage.scrollLeft = left;
    fireEvent.scroll(stage);
  };
  turn(100);
  expect(problem()).toBeNull();
  turn(0);
  expect(problem()).toBeNull();
});
