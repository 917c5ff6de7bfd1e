import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { spoken } from '../../fixtures/spoken.ts';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { LateLightbox } from './LateLightbox.tsx';

vi.mock('./Lightbox.tsx', () => {
  throw new TypeError('Failed to fetch');
});

afterEach(cleanup);

it('closes and says why when its code is missing', async () => {
  const onOpenChange = vi.fn();
  const { container } = render(
    <MallardProvider locale="en-US">
      <LateLightbox isOpen onOpenChange={onOpenChange} pictures={[]} index={0} onIndexChange={() => {}} />
    </MallardProvider>,
  );
  await expect.poll(() => spoken(container, 'assertive')).toContain('Could not be opened');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});
