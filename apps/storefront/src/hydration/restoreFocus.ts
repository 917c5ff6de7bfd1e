import { MAIN_ID } from '@mallard/ui/AppShell';

/** Where the focused element was when it was removed. */
interface Removal {
  /** The removed element with the focused one inside. */
  removed: Element;
  /** Its siblings, the next one first. */
  siblings: Element[];
  /** Its ancestors, from the inside out. */
  ancestors: Element[];
  /** Elements that were added in the same frame. */
  added: Element[];
}

const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const HEADING = 'h1, h2, h3, h4, h5, h6';
const ENTRY = 'li, article';
const FOCUSABLE = 'a[href], button:not(:disabled)';

/**
 * Moves the focus when the focused element is removed, so that users of keyboards and screen readers don't restart at the top of
 * the page: from a list item to its sibling, otherwise to the heading of what replaced it or of what it was in. Components can
 * move the focus themselves: this waits for a frame, and acts only if nothing has the focus.
 *
 * @returns a function that stops it
 */
export function restoreFocus(): () => void {
  let focused: Element | null = null;
  let isByKeyboard = false;
  let removal: Removal | null = null;

  function trackFocus({ target }: { target: EventTarget | null }) {
    // When a layer closes, react-aria moves the focus back to the screen.
    if (!(target instanceof Element) || target.closest(LAYER)) return;
    focused = mainOf(target) && target;
    isByKeyboard = target.matches(':focus-visible');
    removal = null;
  }

  function trackBlur({ target }: MouseEvent) {
    if (!(target instanceof Element) || document.activeElement?.closest(LAYER)) return;
    requestAnimationFrame(() => {
      // A click on empty space removes the focus on purpose. A control that becomes disabled loses it without a click.
      if (focused?.isConnected && !focused.contains(target) && isLost()) focused = null;
    });
  }

  const observer = new MutationObserver((records) => {
    if (focused && !focused.isConnected) {
      removal = removalOf(focused, records);
      focused = null;
    }
    if (removal) requestAnimationFrame(moveFocus);
  });

  function moveFocus() {
    if (!removal || !isLost()) return;
    const next = nextFocus(removal);
    removal = null;
    if (next && !next.matches(FOCUSABLE)) next.tabIndex = -1;
    // Users of a pointer look at the place they clicked.
    next?.focus({ preventScroll: !isByKeyboard });
  }

  // An element can have the focus before this code is loaded.
  trackFocus({ target: document.activeElement });
  document.addEventListener('focusin', trackFocus);
  document.addEventListener('mousedown', trackBlur, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', trackFocus);
    document.removeEventListener('mousedown', trackBlur, true);
    observer.disconnect();
  };
}

const mainOf = (element: Element) => element.closest(`#${MAIN_ID}`);

/** Whether nothing has the focus. Browsers focus the body when the focused element is removed. */
const isLost = () => document.activeElement === null || document.activeElement === document.body;

function removalOf(focused: Element, records: readonly MutationRecord[]): Removal | null {
  let removed = focused;
  let record: MutationRecord | undefined;
  // The subtree that contained it may have been removed with a larger one.
  do {
    const top = rootOf(record?.target instanceof Element ? record.target : removed);
    record = records.findLast(({ removedNodes }) => [...removedNodes].includes(top));
    removed = top;
  } while (record && !record.target.isConnected);
  if (!(record?.target instanceof Element) || !mainOf(record.target)) return null;
  const ancestors: Element[] = [];
  for (let element: Element | null = record.target; element && mainOf(element); element = element.parentElement)
    ancestors.push(element);
  return {
    removed,
    ancestors,
    siblings: [record.nextSibling, record.previousSibling].filter((node) => node instanceof Element),
    added: records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element),
  };
}

/** Returns the outermost ancestor of an element that is not in the document. */
function rootOf(element: Element): Element {
  let root = element;
  while (root.parentElement) root = root.parentElement;
  return root;
}

function nextFocus({ removed, siblings, ancestors, added }: Removal): HTMLElement | null {
  if (removed.matches(ENTRY)) {
    const sibling = siblings.find((element) => element.isConnected && element.tagName === removed.tagName);
    const control = sibling?.querySelector<HTMLElement>(FOCUSABLE);
    if (control) return control;
  }
  for (const ancestor of ancestors) {
    if (!ancestor.isConnected) continue;
    const addedHeadings = added.filter((element) => ancestor.contains(element)).map(visibleHeading);
    const heading = addedHeadings.find((element) => element !== null) ?? visibleHeading(ancestor);
    if (heading) return heading;
    const control = ancestor.matches(ENTRY) && ancestor.querySelector<HTMLElement>(FOCUSABLE);
    if (control) return control;
  }
  return document.getElementById(MAIN_ID);
}

/** Returns the first heading in an element that is visible. */
function visibleHeading(element: Element): HTMLElement | null {
  const headings = [...element.querySelectorAll<HTMLElement>(HEADING)];
  return headings.find((heading) => heading.checkVisibility?.() ?? true) ?? null;
}
