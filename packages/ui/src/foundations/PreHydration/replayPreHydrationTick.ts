/** Boxes that were handled: React may attach the same one several times. */
const replayedInputs = new WeakSet<HTMLInputElement>();

/**
 * Ref callback for a server-rendered checkbox or radio. A press before hydration does not reach
 * React, which would restore the old state in its next render. So it restores the old state and
 * clicks the box again. The parent then handles it like any other press.
 */
export function replayPreHydrationTick(box: HTMLInputElement | null) {
  if (!box || replayedInputs.has(box)) return;
  replayedInputs.add(box);
  const { checked, defaultChecked, type } = box;
  // Of a radio group only the pressed one is replayed.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return;
  box.checked = defaultChecked;
  queueMicrotask(() => box.click());
}
