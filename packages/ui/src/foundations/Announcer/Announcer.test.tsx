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
  // React Aria's own announcer, of which another test may have left one in the page, is elsewhere.
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

it('makes one of a burst with one key, and keeps what has another', () => {
  for (let count = 1; count <= 20; count += 1) announce(String(count), { key: 'count' });
  announce('added');
  act(() => vi.advanceTimersByTime(100));
  expect(region('polite')).toBe('20 added');
  expect(region('assertive')).toBe('');
});

it('says the same sentence once more, and again, while it is still there', () => {
  const heard = [1, 2, 3].map(() => {
    announce('added');
    act(() => vi.advanceTimersByTime(100));
    return region('polite');
  });
  expect(heard.map((text) => text?.trim())).toEqual(['added', 'added', 'added']);
  expect(heard[1]).not.toBe(heard[0]);
  expect(heard[2]).not.toBe(heard[1]);
});

it('is silent again after some seconds', () => {
  announce('failed', { politeness: 'assertive' });
  act(() => vi.advanceTimersByTime(100));
  expect(region('assertive')).toBe('failed');
  act(() => vi.advanceTimersByTime(7000));
  expect(region('assertive')).toBe('');
});
