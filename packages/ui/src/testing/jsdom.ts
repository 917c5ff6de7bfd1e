import { vi } from 'vitest';

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

// All files share one page: what another one left there, React Aria's announcer for one, is not this one's.
document.body.replaceChildren();
