import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance.tsx';
import { renderInEnglish } from '../../testing/renderInEnglish.tsx';
import { CategoryRail } from './CategoryRail.tsx';

conformance('CategoryRail', (root) => (
  <CategoryRail {...root} categories={[{ id: 'mugs', name: 'Mugs' }]} hrefOf={({ id }) => `#${id}`} currentId="mugs" />
));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('scrolls its list to the current category, also when that changes', () => {
  // A viewport of 100 px with links of 56 px each.
  const top = (name: string | null) => ['Mugs', 'Bowls', 'Plates'].indexOf(name ?? '') * 56;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this instanceof HTMLAnchorElement
      ? new DOMRect(0, top(this.textContent), 84, 56)
      : new DOMRect(0, 0, 84, 100);
  });
  const categories = ['Mugs', 'Bowls', 'Plates'].map((name) => ({ id: name, name }));
  const elementWith = (currentId: string) => (
    <CategoryRail categories={categories} hrefOf={({ id }) => `#${id}`} currentId={currentId} />
  );
  const { rerender } = renderInEnglish(elementWith('Mugs'));
  const list = screen.getByRole('list');
  expect(list.scrollTop).toBe(0);
  rerender(elementWith('Plates'));
  expect(list.scrollTop).toBe(90);
});
