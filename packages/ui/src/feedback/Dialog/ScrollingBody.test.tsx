import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollingBody } from './ScrollingBody.tsx';

// jsdom has no layout.
let look = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        look = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function body(content: ReactNode) {
  return (
    <>
      <h2 id="title">Terms</h2>
      <ScrollingBody titleId="title" className="">
        {content}
      </ScrollingBody>
    </>
  );
}
function measure(height: number) {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  act(() => look());
}
const group = () => screen.queryByRole('group', { name: 'Terms' });

it('is focusable and named by the title when its content overflows', () => {
  render(body('words'));
  measure(300);
  expect(group()).toBeNull();
  measure(900);
  expect(group()?.tabIndex).toBe(0);
});

it('is not focusable when it contains a focusable element, from which keys scroll it', async () => {
  const { rerender } = render(body(<button type="button">more</button>));
  measure(900);
  expect(group()).toBeNull();
  rerender(
    body(
      <button type="button" disabled>
        more
      </button>,
    ),
  );
  await vi.waitFor(() => expect(group()).not.toBeNull());
  rerender(body(<a href="/terms">terms</a>));
  await vi.waitFor(() => expect(group()).toBeNull());
  rerender(
    body(
      <p tabIndex={-1}>
        words <input type="hidden" />
      </p>,
    ),
  );
  await vi.waitFor(() => expect(group()).not.toBeNull());
});
