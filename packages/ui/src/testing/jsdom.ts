import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// The same timeout as `expect.poll` in all tests.
configure({ asyncUtilTimeout: 10_000 });

/** Mocks what jsdom lacks because it has no layout and no screen. Runs before each test file. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

vi.stubGlobal('ResizeObserver', Observer);
vi.stubGlobal('IntersectionObserver', Observer);
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};

// All test files share one page. React Aria's announcer stays in it once it was used, but tests
// read only our own live regions.
for (const voice of document.querySelectorAll('[data-live-announcer]'))
  if (voice.querySelector('[role="log"]')) voice.remove();

// jsdom counts frames with an interval, which it starts with the first request for a frame. React
// Aria requests one to move the focus. An interval started under fake timers would never fire
// again, in any test file. So one request is always pending, and it uses the real timers.
const nextFrame = window.requestAnimationFrame;
if (!document.documentElement.hasAttribute('data-rendered')) {
  document.documentElement.setAttribute('data-rendered', '');
  waitForNext();
}
function waitForNext() {
  nextFrame(waitForNext);
}
