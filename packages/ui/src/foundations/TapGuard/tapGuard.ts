import {
  type Area,
  DOUBLE_TAP,
  isDoubleTap,
  isRepeatedPress,
  type LayerChange,
  type Press,
  SAME_PLACE,
  SAME_POINT,
} from './isRepeatedPress.ts';

/** Everything that a press sends after its first event. */
const FOLLOWING = ['pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup', 'click', 'dblclick'] as const;

const ROLES = [
  'button',
  'link',
  'option',
  'radio',
  'checkbox',
  'switch',
  'tab',
  'menuitem',
  'combobox',
  'slider',
] as const;
/** What a finger or a mouse presses. */
const CONTROLS = [
  'a, button, label, input, select, textarea, summary',
  ...ROLES.map((role) => `[role=${role}]`),
].join();

/** The last press that counted. `control` is what it met. */
let previous: (Press & { control: Element | null; isTouch: boolean }) | undefined;
/** The control that a finger is on, until its tap ends. */
let touched: Element | null = null;
let changes: LayerChange[] = [];
/** Whether the press under way is dropped. */
let isDropping = false;

/** Tells the guard that a layer opens or closes. @param area part of the window that it covers; all of it when left out */
export function noteLayerChange(area?: Area): void {
  const time = performance.now();
  changes = [...changes.filter((change) => time - change.time < DOUBLE_TAP), { time, area }];
}

/**
 * Drops the second half of a double tap or double click whose first half opened or closed a layer, led to another screen or
 * changed a list, so that it presses nothing of what has appeared under the finger or pointer. Drops a tap, too, whose control is
 * replaced before the finger is lifted. Needed from the start of the page: a layer whose code is loaded by the first press comes
 * too late to see it.
 *
 * @returns stops guarding
 */
export function guardTaps(): () => void {
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal };

  function begin(event: PointerEvent) {
    // Tests and scripts press without a place.
    if (!event.isTrusted) return;
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    const isTouch = event.pointerType !== 'mouse';
    const press = { x: event.clientX, y: event.clientY, time: event.timeStamp, control, isTouch };
    isDropping = isRepeatedPress(press, previous, changes) || isReplaced(press, previous);
    touched = isTouch ? control : null;
    if (isDropping) drop(event);
    else previous = press;
  }
  function follow(event: Event) {
    if (!event.isTrusted) return;
    // A finger's `mousedown` comes when the tap ends, and meets what is there then.
    if (event.type === 'mousedown' && event.target instanceof Node) {
      isDropping ||= touched?.contains(event.target) === false;
      touched = null;
    }
    if (isDropping) drop(event);
  }
  window.addEventListener('pointerdown', begin, options);
  for (const type of FOLLOWING) window.addEventListener(type, follow, options);
  // What a key presses is not part of a tap, nor is what became a scroll.
  for (const type of ['keydown', 'pointercancel'] as const)
    window.addEventListener(
      type,
      () => {
        isDropping = false;
        touched = null;
      },
      options,
    );
  // A key, a scroll or Back between two presses moved what lies under the finger: the second one is meant.
  for (const type of ['keydown', 'pointercancel', 'popstate'] as const)
    window.addEventListener(
      type,
      () => {
        previous = undefined;
      },
      options,
    );
  return () => stopped.abort();
}

/** Whether another control, or none, is now where a finger or a mouse pressed one just before. */
function isReplaced(press: NonNullable<typeof previous>, before: typeof previous): boolean {
  // A mouse is precise: farther away, another control is meant.
  if (!before?.control || !isDoubleTap(press, before, press.isTouch ? SAME_PLACE : SAME_POINT)) return false;
  return !before.control.contains(document.elementFromPoint(before.x, before.y));
}

function drop(event: Event): void {
  event.stopImmediatePropagation();
  if (event.cancelable && !event.type.startsWith('touch')) event.preventDefault();
}
