import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer } from './Announcer.tsx';
import { type Announce, useAnnounce } from './AnnouncerContext.ts';

let announce: Announce = () => {};
function Speaker() {
  announce = useAnnounce();
  return null;
}
let container: HTMLElement;
function region(politeness: string) {
  return container.querySelector(`[aria-live="${politeness}"]`)?.textContent;
}

beforeEach(() => {
  vi.useFakeTimers();
  // Another test may have left React Aria's own announcer in the page, outside this container.
  ({ container } = render(
    <Announcer>
      <Speaker />
    </Announcer>,
  ));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('announces one of several sentences with the same key, and each with a different key', () => {
  for (let count = 1; count <= 20; count += 1) announce(String(count), { key: 'count' });
  announce('added');
  act(() => vi.advanceTimersByTime(100));
  expect(region('polite')).toBe('20 added');
  expect(region('assertive')).toBe('');
});

it('announces the same sentence again while it is still in the region', () => {
  const heard = [1, 2, 3].map(() => {
    announce('added');
    act(() => vi.advanceTimersByTime(100));
    return region('polite');
  });
  expect(heard.map((text) => text?.trim())).toEqual(['added', 'added', 'added']);
  expect(heard[1]).not.toBe(heard[0]);
  expect(heard[2]).not.toBe(heard[1]);
});

it('clears the regions after a few seconds', () => {
  announce('failed', { politeness: 'assertive' });
  act(() => vi.advanceTimersByTime(100));
  expect(region('assertive')).toBe('failed');
  act(() => vi.advanceTimersByTime(7000));
  expect(region('assertive')).toBe('');
});
