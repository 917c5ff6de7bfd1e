// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useSingle } from './useSingle.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('ignores a call while another one with the same key is pending', async () => {
  const ends: (() => void)[] = [];
  const calls: string[] = [];
  const run = (id: string) => {
    calls.push(id);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const hook: { runSingle?: (id: string) => Promise<void> } = {};
  function TestComponent() {
    hook.runSingle = useSingle(run, String);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<TestComponent />));
  const first = hook.runSingle?.('a');
  void hook.runSingle?.('a');
  void hook.runSingle?.('b');
  expect(calls).toEqual(['a', 'b']);
  ends[0]?.();
  await first;
  void hook.runSingle?.('a');
  expect(calls).toEqual(['a', 'b', 'a']);
  act(() => root.unmount());
});
