import { MAIN_ID } from '@mallard/ui/AppShell';

/** Where the focus was when what had it went away. */
interface Gap {
  /** What went, with everything in it. */
  gone: Element;
  /** What stood beside it, the next before the previous. */
  neighbours: Element[];
  /** What it stood in, the nearest first. */
  places: Element[];
  /** What came at the same moment. */
  added: Element[];
}

const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const HEADING = 'h1, h2, h3, h4, h5, h6';
const ENTRY = 'li, article';
const STOP = 'a[href], button:not(:disabled)';

/**
 * Hands the focus on when what has it leaves the screen: from an entry of a list to its neighbour, otherwise to the heading
 * of what came instead, or of what it stood in. Nobody who uses a keyboard or a screen reader has to begin at the top of the
 * page again. Components that know better come first: this looks a frame later, and only where nothing has the focus.
 *
 * @returns a function that ends it
 */
export function restoreFocus(): () => void {
  let held: Element | null = null;
  let isByKeyboard = false;
  let gap: Gap | null = null;

  function take({ target }: { target: EventTarget | null }) {
    // Whoever asks in a layer goes back to the screen afterwards.
    if (!(target instanceof Element) || target.closest(LAYER)) return;
    held = mainOf(target) && target;
    isByKeyboard = target.matches(':focus-visible');
    gap = null;
  }

  function letGo({ target }: MouseEvent) {
    if (!(target instanceof Element) || document.activeElement?.closest(LAYER)) return;
    requestAnimationFrame(() => {
      // Somebody has pressed where nothing is; a control that is disabled loses the focus without that.
      if (held?.isConnected && !held.contains(target) && isLost()) held = null;
    });
  }

  const observer = new MutationObserver((records) => {
    if (held && !held.isConnected) {
      gap = gapOf(held, records);
      held = null;
    }
    if (gap) requestAnimationFrame(handOn);
  });

  function handOn() {
    if (!gap || !isLost()) return;
    const heir = heirOf(gap);
    gap = null;
    if (heir && !heir.matches(STOP)) heir.tabIndex = -1;
    // A press of the pointer has left the page where its reader looks.
    heir?.focus({ preventScroll: !isByKeyboard });
  }

  // Somebody may have been quicker than this code.
  take({ target: document.activeElement });
  document.addEventListener('focusin', take);
  document.addEventListener('mousedown', letGo, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', take);
    document.removeEventListener('mousedown', letGo, true);
    observer.disconnect();
  };
}

const mainOf = (element: Element) => element.closest(`#${MAIN_ID}`);

/** Whether nothing has the focus, as it is when what had it is gone. */
const isLost = () => document.activeElement === null || document.activeElement === document.body;

function gapOf(held: Element, records: readonly MutationRecord[]): Gap | null {
  let gone = held;
  let record: MutationRecord | undefined;
  // What it went with may have gone with something else.
  do {
    const top = topOf(record?.target instanceof Element ? record.target : gone);
    record = records.findLast(({ removedNodes }) => [...removedNodes].includes(top));
    gone = top;
  } while (record && !record.target.isConnected);
  if (!(record?.target instanceof Element) || !mainOf(record.target)) return null;
  const places: Element[] = [];
  for (let place: Element | null = record.target; place && mainOf(place); place = place.parentElement)
    places.push(place);
  return {
    gone,
    places,
    neighbours: [record.nextSibling, record.previousSibling].filter((node) => node instanceof Element),
    added: records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element),
  };
}

/** The outermost of what was taken out of the page together with an element. */
function topOf(element: Element): Element {
  let top = element;
  while (top.parentElement) top = top.parentElement;
  return top;
}

function heirOf({ gone, neighbours, places, added }: Gap): HTMLElement | null {
  if (gone.matches(ENTRY)) {
    const next = neighbours.find((one) => one.isConnected && one.tagName === gone.tagName);
    const stop = next?.querySelector<HTMLElement>(STOP);
    if (stop) return stop;
  }
  for (const place of places) {
    if (!place.isConnected) continue;
    const news = added.filter((one) => place.contains(one)).map(headingIn);
    const heading = news.find((one) => one !== null) ?? headingIn(place);
    if (heading) return heading;
    const stop = place.matches(ENTRY) && place.querySelector<HTMLElement>(STOP);
    if (stop) return stop;
  }
  return document.getElementById(MAIN_ID);
}

/** The first heading in a place that is in sight. */
function headingIn(place: Element): HTMLElement | null {
  const headings = [...place.querySelectorAll<HTMLElement>(HEADING)];
  return headings.find((heading) => heading.checkVisibility?.() ?? true) ?? null;
}
