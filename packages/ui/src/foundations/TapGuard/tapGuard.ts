import { type Area, DOUBLE_TAP, isRepeatedPress, type LayerChange, type Press } from './isRepeatedPress.ts';

/** Everything that a press sends after its first event. */
const FOLLOWING = ['pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup', 'click', 'dblclick'] as const;

let previous: Press | undefined;
let changes: LayerChange[] = [];
/** Whether the press under way is dropped. */
let isDropping = false;

/** Has the guard know that a layer opens or closes. @param area part of the window that it covers; all of it when left out */
export function noteLayerChange(area?: Area): void {
  const time = performance.now();
  changes = [...changes.filter((change) => time - change.time < DOUBLE_TAP), { time, area }];
}

/**
 * Drops the second half of a double tap whose first half opened or closed a layer, so that it presses nothing of what has
 * appeared under the finger. Needed from the start of the page: a layer whose code is loaded by the first press comes too late
 * to see it.
 *
 * @returns stops guarding
 */
export function guardTaps(): () => void {
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal };

  function begin(event: PointerEvent) {
    // Tests and scripts press without a place.
    if (!event.isTrusted) return;
    const press = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    isDropping = isRepeatedPress(press, previous, changes);
    if (isDropping) drop(event);
    else previous = press;
  }
  function follow(event: Event) {
    if (!isDropping || !event.isTrusted) return;
    drop(event);
  }
  window.addEventListener('pointerdown', begin, options);
  for (const type of FOLLOWING) window.addEventListener(type, follow, options);
  // What a key presses is not part of a tap, nor is what became a scroll.
  for (const type of ['keydown', 'pointercancel'] as const)
    window.addEventListener(
      type,
      () => {
        isDropping = false;
      },
      options,
    );
  // A key or Back between two presses closed the layer: the second one is meant.
  for (const type of ['keydown', 'popstate'] as const)
    window.addEventListener(
      type,
      () => {
        previous = undefined;
      },
      options,
    );
  return () => stopped.abort();
}

function drop(event: Event): void {
  event.stopImmediatePropagation();
  if (event.cancelable && !event.type.startsWith('touch')) event.preventDefault();
}
