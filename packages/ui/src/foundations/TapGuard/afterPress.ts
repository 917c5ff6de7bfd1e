let isPressed = false;
let waiting: (() => void)[] = [];

/**
 * Runs a task immediately, or after the current press. An error that appears on blur would move the
 * button that is being pressed, and the press would be lost.
 *
 * @example onBlur={() => afterPress(() => setError(validate(value)))}
 */
export function afterPress(task: () => void): void {
  if (isPressed) waiting.push(task);
  else task();
}

/** Tracks presses for `afterPress`. @returns stops tracking */
export function watchPresses(): () => void {
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal };
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    // The click event follows in the same task.
    if (waiting.length > 0) setTimeout(run);
  };
  // A touch moves the focus with the mouse events that browsers send after `pointerup`.
  for (const type of ['pointerdown', 'mousedown']) document.addEventListener(type, press, options);
  for (const type of ['pointerup', 'pointercancel', 'mouseup']) document.addEventListener(type, release, options);
  return () => {
    stopped.abort();
    isPressed = false;
    waiting = [];
  };
}

function run(): void {
  // After a touch's `pointerup`, a press by mouse events may have begun.
  if (isPressed) return;
  const tasks = waiting;
  waiting = [];
  for (const task of tasks) task();
}
