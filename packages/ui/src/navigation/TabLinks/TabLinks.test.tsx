import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { TabLinks } from './TabLinks.tsx';

conformance('TabLinks', (root) => (
  <TabLinks {...root} label="Orders" currentKey="all" items={[{ id: 'all', href: '#all', label: 'All', count: 2 }]} />
));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps the current link in view when later counts push it out', () => {
  const elementWith = (count?: number) => (
    <SampleProvider locale="en-US">
      <TabLinks
        label="Orders"
        currentKey="done"
        items={[
          { id: 'unpaid', href: '#unpaid', label: 'To pay', count },
          { id: 'done', href: '#done', label: 'Completed' },
        ]}
      />
    </SampleProvider>
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    if (!this.matches('a')) return new DOMRect(0, 0, 200, 48);
    return new DOMRect(document.body.textContent?.includes('12') ? 130 : 90, 0, 100, 48);
  });
  const { rerender } = render(elementWith());
  const row = screen.getByRole('link', { name: 'Completed' }).parentElement;
  expect(row?.scrollLeft).toBe(0);
  rerender(elementWith(12));
  expect(row?.scrollLeft).toBeGreaterThanOrEqual(30);
});
