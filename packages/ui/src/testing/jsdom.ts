import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// As long as `expect.poll` waits in all tests.
configure({ asyncUtilTimeout: 10_000 });

/** Before each file of tests: what jsdom lacks, because it lays nothing out and has no screen. */
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

// All files share one page. React Aria's own announcer stays in it once it has spoken, and is not the one that tests listen to.
for (const voice of document.querySelectorAll('[data-live-announcer]'))
  if (voice.querySelector('[role="log"]')) voice.remove();

// jsdom counts frames by an interval that it starts anew when something waits for one, even to move the focus. Started while a
// test's timers are fake, it would never tick again, for this file or any later one: so there is always something that waits,
// and it waits by the real frames, also where one comes while a test's are fake.
const nextFrame = window.requestAnimationFrame;
if (!document.documentElement.hasAttribute('data-drawn')) {
  document.documentElement.setAttribute('data-drawn', '');
  waitForNext();
}
function waitForNext() {
  nextFrame(waitForNext);
}
