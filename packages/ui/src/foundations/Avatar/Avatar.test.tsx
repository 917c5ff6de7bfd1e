import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { Avatar } from './Avatar.tsx';

conformance('Avatar', (root) => <Avatar {...root} name="Lin" src="/lin.webp" />);
afterEach(cleanup);

it('loads a new picture after a broken one', () => {
  const elementWith = (src: string) => (
    <SampleProvider locale="en-US">
      <Avatar name="Lin" src={src} />
    </SampleProvider>
  );
  const picture = () => screen.getByRole('img', { name: 'Lin' }).querySelector('img');
  const { rerender } = render(elementWith('/one.webp'));
  fireEvent.error(picture() ?? document);
  expect(picture()).toBeNull();
  rerender(elementWith('/two.webp'));
  expect(picture()?.getAttribute('src')).toBe('/two.webp');
});
