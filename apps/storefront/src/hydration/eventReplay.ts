interface RecordedEvent {
  event: Event;
  /** Position of the control among the controls of the container. */
  index: number;
  name: string;
  /** The option that was selected, if the control is a list. */
  selectedValue: string | undefined;
  /** Milliseconds since the page began to load. */
  recordedAt: number;
}

/** Records the events of a container that isn't hydrated yet. */
export interface EventReplay {
  /** Stops recording and replays the last event, unless it is older than {@link MAX_AGE}. */
  replay(): void;
  /** Stops recording and drops the last event. */
  cancel(): void;
}

interface EventReplayOptions {
  /** Whether an event that reaches its target is handled. @default isHydrated */
  isHandled?: (() => boolean) | undefined;
  /** An event that was recorded before this code was loaded. */
  firstEvent?: Event | undefined;
  /** Called with every click in the container until it is hydrated: it can be on a link that the app navigates to. */
  onLinkClick?: ((event: MouseEvent) => void) | undefined;
}

/** Older events are not replayed, in milliseconds: the user no longer expects a response. */
const MAX_AGE = 5000;
/** Delay before an event is dispatched again that reached no handler, in milliseconds. */
const RETRY_AFTER = 100;

/** Number of events that all recorders of the page have recorded. */
let recordedEvents = 0;
/** Nested containers record the same event. The innermost one records it last, and replays it. */
const lastRecording = new WeakMap<Event, RecordedEvent>();

const CONTROLS = 'button[type="button"], input[type="checkbox"], input[type="search"], select';

declare global {
  interface Window {
    /** The last click or selection before this code was loaded. */
    firstEvent?: Event;
  }
}

/** An inline script for the head of the page: records events until the app's code is loaded. */
export const RECORD_EVENT_SCRIPT = 'onclick=oninput=(e)=>{firstEvent=e}';

/**
 * Records the events of the whole page from its first render: see {@link recordEvents}. Sections that are hydrated later record
 * theirs only once the root is hydrated.
 *
 * @param root contains the page
 * @param isListening whether React has attached its listeners to the root
 */
export function recordFirstEvent(root: HTMLElement, isListening: () => boolean): EventReplay {
  const { firstEvent } = window;
  window.onclick = null;
  window.oninput = null;
  delete window.firstEvent;
  return recordEvents(root, () => false, { firstEvent, isHandled: isListening });
}

/**
 * Records the last click on a button, box or search field, or the last selection in a list, in a container that isn't hydrated.
 * React stops such events at the root while it hydrates, so they would be lost, and links would load a new document.
 *
 * @param container may be re-rendered meanwhile, because controls are found by their position and their name
 * @param isHydrated whether the container handles its events by now
 */
export function recordEvents(
  container: HTMLElement,
  isHydrated: () => boolean,
  { isHandled = isHydrated, firstEvent, onLinkClick }: EventReplayOptions = {},
): EventReplay {
  let last: RecordedEvent | undefined;
  const findControls = () => [...container.querySelectorAll<HTMLElement>(CONTROLS)];

  function record(event: Event, recordedAt = performance.now()) {
    const { type, target } = event;
    // Of input events, only selections need a replay: clicks cover boxes, and React reads the value of text fields.
    if (!(target instanceof Element) || isHydrated() || (type === 'input' && !(target instanceof HTMLSelectElement)))
      return;
    const controls = findControls();
    const index = controls.findIndex((control) => control.contains(target));
    const control = controls[index];
    const selectedValue = type === 'input' && control instanceof HTMLSelectElement ? control.value : undefined;
    const recording = control && { event, index, name: nameOf(control), selectedValue, recordedAt };
    last = recording;
    if (recording) {
      recordedEvents += 1;
      lastRecording.set(event, recording);
    }
    // React may hydrate the container because of this event, and then dispatches it.
    const dropIfHandled = () => {
      // Hydration resets a list to the option that React rendered.
      const isReset =
        selectedValue !== undefined && control instanceof HTMLSelectElement && control.value !== selectedValue;
      if (isHandled() && !isReset) last = undefined;
    };
    target.addEventListener(type, dropIfHandled, { capture: true, once: true });
    // The browser has toggled the box. Toggle it back, or the replayed click would undo it.
    setTimeout(() => {
      const isReplayedHere = recording && last === recording && lastRecording.get(event) === recording;
      if (isReplayedHere && control instanceof HTMLInputElement) control.checked = !control.checked;
    });
  }

  if (firstEvent) record(firstEvent, firstEvent.timeStamp);
  const onInput = (event: Event) => record(event);
  function onClick(event: MouseEvent) {
    record(event);
    if (event.target instanceof Element && container.contains(event.target) && !isHydrated()) onLinkClick?.(event);
  }
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);
  function cancel() {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('input', onInput, true);
    last = undefined;
  }

  function dispatch(recording: RecordedEvent) {
    const control = findControls()[recording.index];
    const isTooOld = performance.now() - recording.recordedAt > MAX_AGE;
    if (isTooOld || !control || nameOf(control) !== recording.name) return;
    const type = recording.selectedValue === undefined ? 'click' : 'change';
    let hasArrived = false;
    const markArrived = () => {
      hasArrived = true;
    };
    const recordedBefore = recordedEvents;
    control.addEventListener(type, markArrived, { capture: true, once: true });
    if (recording.selectedValue !== undefined && control instanceof HTMLSelectElement) {
      control.value = recording.selectedValue;
      // This event can trigger hydration, which resets the list.
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.value = recording.selectedValue;
      control.dispatchEvent(new Event('change', { bubbles: true }));
      if (hasArrived) last = undefined;
    } else control.click();
    control.removeEventListener(type, markArrived, { capture: true });
    // A section inside this container may have recorded the event, or may not be recording yet.
    if (hasArrived || recordedEvents > recordedBefore) return;
    if (control instanceof HTMLInputElement) control.checked = !control.checked;
    setTimeout(() => dispatch(recording), RETRY_AFTER);
  }

  return {
    cancel,
    replay() {
      const recording = last;
      cancel();
      if (recording && lastRecording.get(recording.event) === recording) dispatch(recording);
    },
  };
}

function nameOf(control: HTMLElement): string {
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : control;
  return `${control.ariaLabel ?? ''} ${label?.textContent ?? ''}`;
}
