import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { Collapse } from './Collapse.tsx';

conformance('Collapse', (root) => <Collapse {...root}>words</Collapse>);
conformance('Collapse, open', (root) => (
  <Collapse {...root} defaultExpanded>
    words
  </Collapse>
));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('offers the rest of a text that grows behind its last line', () => {
  let lines = 3;
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => lines * 20);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => Math.min(3, lines) * 20);
  const watched = new Map<Element, () => void>();
  vi.spyOn(globalThis, 'ResizeObserver').mockImplementation(function (this: ResizeObserver, look) {
    const observe = (element: Element) => watched.set(element, () => look([], this));
    return Object.assign(this, { observe, disconnect() {} });
  });
  render(
    <SampleProvider locale="en-US">
      <Collapse>
        <p>words</p>
      </Collapse>
    </SampleProvider>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  lines = 10;
  // The box with the first lines keeps its size, so a browser reports only its children.
  act(() => watched.get(screen.getByText('words').parentElement as Element)?.());
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
});
