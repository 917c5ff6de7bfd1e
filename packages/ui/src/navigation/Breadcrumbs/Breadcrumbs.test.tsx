import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = ['Home', 'Kitchen', 'Ceramics', 'Drinkware', 'Mugs', 'Espresso cups'].map((label) => ({
  label,
  href: `#${label}`,
}));

conformance('Breadcrumbs', (root) => <Breadcrumbs {...root} items={items} />);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['wide pages', false, 6, 'Kitchen'],
  ['phones', true, 6, 'Home'],
  ['phones', true, 3, 'Home'],
] as const)('moves the focus to the first level that %s hid (%s, %i levels)', (_, isPhone, count, first) => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: isPhone && media === '(max-width: 39.99875em)' }),
  );
  render(
    <SampleProvider locale="en-US">
      <Breadcrumbs items={items.slice(0, count)} />
    </SampleProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show the levels between' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: first }));
});
