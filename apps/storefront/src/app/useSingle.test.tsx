// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useSingle } from './useSingle.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('drops a press while an earlier one is under way for the same, not for another', async () => {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (id: string) => {
    begun.push(id);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const passed: { press?: (id: string) => Promise<void> } = {};
  function Presser() {
    passed.press = useSingle(work, String);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Presser />));
  const first = passed.press?.('a');
  void passed.press?.('a');
  void passed.press?.('b');
  expect(begun).toEqual(['a', 'b']);
  ends[0]?.();
  await first;
  void passed.press?.('a');
  expect(begun).toEqual(['a', 'b', 'a']);
  act(() => root.unmount());
});
