interface RecordedEvent {
  event: Event;
  /** Its place among the controls of the part. */
  place: number;
  name: string;
  /** What was chosen in it, if it is a list. */
  chosen: string | undefined;
  /** Milliseconds since the page began. */
  at: number;
}

export interface EventReplay {
  /** Presses again what was pressed last, if that is not too long ago, and ends the watch. */
  answer(): void;
  /** Ends the watch. */
  forget(): void;
}

interface EventReplayOptions {
  /** Whether somebody hears a press that reaches its target. @default isHere */
  isHeard?: (() => boolean) | undefined;
  /** A press from before. */
  noted?: Event | undefined;
  /** Hears of every press in the part, and may be the one that follows a link. */
  follow?: ((event: MouseEvent) => void) | undefined;
}

/** Milliseconds after which nobody waits for the answer to a press any more. */
const PATIENCE = 5000;
/** Milliseconds until a press that nobody heard is tried again. */
const PAUSE = 100;

/** How many presses have been kept so far, by anyone. */
let keptPresses = 0;
/** Of those who keep the same press, the one that watches the smallest part answers it. */
const keptLast = new WeakMap<Event, RecordedEvent>();

const CONTROLS = 'button[type="button"], input[type="checkbox"], input[type="search"], select';

declare global {
  interface Window {
    /** The last press or choice before any code of the shop was here. */
    noted?: Event;
  }
}

/** Stands as a script in the head of the page, and notes what is pressed before the shop's code has come. */
export const RECORD_EVENT_SCRIPT = 'onclick=oninput=(e)=>{noted=e}';

/**
 * Keeps what is pressed anywhere on the page, from when it was drawn: see {@link recordEvents}. Parts that are taken over later
 * begin to keep theirs only when what is round them is there.
 *
 * @param root        holds the page
 * @param isListening whether React listens to the root: a press that reaches what was pressed is heard then
 */
export function recordFirstEvent(root: HTMLElement, isListening: () => boolean): EventReplay {
  const { noted } = window;
  window.onclick = null;
  window.oninput = null;
  delete window.noted;
  return recordEvents(root, () => false, { noted, isHeard: isListening });
}

/**
 * Keeps the last press of a button, box or search field, or choice from a list, in a part of the page that the browser has not taken
 * over yet. React stops such a press on its way down, at the root, and it would be lost. On a link, nobody who routes would hear of it.
 *
 * @param part   may be drawn anew meanwhile: the control is known by its place and its name
 * @param isHere whether somebody in the part hears presses by now
 */
export function recordEvents(
  part: HTMLElement,
  isHere: () => boolean,
  { isHeard = isHere, noted, follow }: EventReplayOptions = {},
): EventReplay {
  let kept: RecordedEvent | undefined;
  const controls = () => [...part.querySelectorAll<HTMLElement>(CONTROLS)];

  function onPress(event: Event, at = performance.now()) {
    const { type, target } = event;
    // Of what is put in, only a choice is told by nothing but that.
    if (!(target instanceof Element) || isHere() || (type === 'input' && !(target instanceof HTMLSelectElement)))
      return;
    const all = controls();
    const place = all.findIndex((control) => control.contains(target));
    const pressed = all[place];
    const chosen = type === 'input' && pressed instanceof HTMLSelectElement ? pressed.value : undefined;
    const mine = pressed && { event, place, name: nameOf(pressed), chosen, at };
    kept = mine;
    if (mine) {
      keptPresses += 1;
      keptLast.set(event, mine);
    }
    // React may take the part over because of this very press, which then reaches who was pressed.
    const look = () => {
      // A list that is taken over by its own choice shows what it knows again.
      const isUndone = chosen !== undefined && pressed instanceof HTMLSelectElement && pressed.value !== chosen;
      if (isHeard() && !isUndone) kept = undefined;
    };
    target.addEventListener(type, look, { capture: true, once: true });
    // A box ticks itself: it goes back, or the press that is made up for would undo it.
    setTimeout(() => {
      const isLeftToMe = mine && kept === mine && keptLast.get(event) === mine;
      if (isLeftToMe && pressed instanceof HTMLInputElement) pressed.checked = !pressed.checked;
    });
  }

  if (noted) onPress(noted, noted.timeStamp);
  const onInput = (event: Event) => onPress(event);
  function onClick(event: MouseEvent) {
    onPress(event);
    if (event.target instanceof Element && part.contains(event.target) && !isHere()) follow?.(event);
  }
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);
  function forget() {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('input', onInput, true);
    kept = undefined;
  }

  function press(last: RecordedEvent) {
    const control = controls()[last.place];
    if (performance.now() - last.at > PATIENCE || !control || nameOf(control) !== last.name) return;
    const type = last.chosen === undefined ? 'click' : 'change';
    let hasArrived = false;
    const hear = () => {
      hasArrived = true;
    };
    const before = keptPresses;
    control.addEventListener(type, hear, { capture: true, once: true });
    if (last.chosen !== undefined && control instanceof HTMLSelectElement) {
      control.value = last.chosen;
      // Taken over by this, the list shows what it knows again.
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.value = last.chosen;
      control.dispatchEvent(new Event('change', { bubbles: true }));
      if (hasArrived) kept = undefined;
    } else control.click();
    control.removeEventListener(type, hear, { capture: true });
    // One that is in a part of this part may be kept there now, or not be watched yet.
    if (hasArrived || keptPresses > before) return;
    if (control instanceof HTMLInputElement) control.checked = !control.checked;
    setTimeout(() => press(last), PAUSE);
  }

  return {
    forget,
    answer() {
      const last = kept;
      forget();
      if (last && keptLast.get(last.event) === last) press(last);
    },
  };
}

function nameOf(control: HTMLElement): string {
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : control;
  return `${control.ariaLabel ?? ''} ${label?.textContent ?? ''}`;
}
