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

/** Events of a press after its first one. */
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
/** Selector of pressable controls. */
const CONTROLS = [
  'a, button, label, input, select, textarea, summary',
  ...ROLES.map((role) => `[role=${role}]`),
].join();

/** The last press that was not dropped, with its `control`. */
let previous: (Press & { control: Element | null; isTouch: boolean }) | undefined;
/** The touched control, until the tap ends. */
let touched: Element | null = null;
let changes: LayerChange[] = [];
/** Whether the current press is dropped. */
let isDropping = false;

/** Records that a layer opens or closes. @param area area of the window that it covers. @default the whole window */
export function noteLayerChange(area?: Area): void {
  const time = performance.now();
  changes = [...changes.filter((change) => time - change.time < DOUBLE_TAP), { time, area }];
}

/**
 * Drops the second half of a double tap or double click whose first half opened or closed a layer,
 * changed the screen or changed a list. Otherwise it would press content that has just appeared
 * there. Also drops a tap whose control is replaced before the finger is lifted. Install it at page
 * start: a layer whose code is loaded by the first press would be too late.
 *
 * @returns stops guarding
 */
export function guardTaps(): () => void {
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal };

  function begin(event: PointerEvent) {
    // Synthetic events of tests and scripts have no position.
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
    // A touch's `mousedown` fires when the tap ends, on the element that is there by then.
    if (event.type === 'mousedown' && event.target instanceof Node) {
      isDropping ||= touched?.contains(event.target) === false;
      touched = null;
    }
    if (isDropping) drop(event);
  }
  window.addEventListener('pointerdown', begin, options);
  for (const type of FOLLOWING) window.addEventListener(type, follow, options);
  // Key presses are not part of a tap, nor are touches that become a scroll.
  for (const type of ['keydown', 'pointercancel'] as const)
    window.addEventListener(
      type,
      () => {
        isDropping = false;
        touched = null;
      },
      options,
    );
  // After a key press, a scroll or Back between two presses, the second one is intended.
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

/** Whether the pressed control was replaced or removed since the press before. */
function isReplaced(press: NonNullable<typeof previous>, before: typeof previous): boolean {
  // A mouse is precise: at a distance, the user means another control.
  if (!before?.control || !isDoubleTap(press, before, press.isTouch ? SAME_PLACE : SAME_POINT)) return false;
  return !before.control.contains(document.elementFromPoint(before.x, before.y));
}

function drop(event: Event): void {
  event.stopImmediatePropagation();
  if (event.cancelable && !event.type.startsWith('touch')) event.preventDefault();
}
