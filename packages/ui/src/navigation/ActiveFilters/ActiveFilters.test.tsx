import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';

conformance('ActiveFilters', (root) => (
  <ActiveFilters {...root} items={[{ id: 'green', label: 'Green' }]} onRemove={() => {}} onClear={() => {}} />
));
conformance('ActiveFilters without items', (root) => (
  <ActiveFilters {...root} items={[]} onRemove={() => {}} onClear={() => {}} />
));

afterEach(cleanup);

it('leaves the focus alone when the last filter was removed elsewhere', () => {
  const page = (...labels: string[]) => (
    <SampleProvider locale="en-US">
      <input type="checkbox" aria-label="In stock" />
      <ActiveFilters items={labels.map((label) => ({ id: label, label }))} onRemove={() => {}} onClear={() => {}} />
    </SampleProvider>
  );
  const { rerender } = render(page('Green', 'In stock'));
  fireEvent.click(screen.getByRole('button', { name: /Green/ }));
  rerender(page('In stock'));
  const box = screen.getByRole('checkbox');
  act(() => box.focus());
  rerender(page());
  expect(document.activeElement).toBe(box);
});
