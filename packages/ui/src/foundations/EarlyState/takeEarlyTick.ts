/** Boxes that have had their turn: React may attach the same one several times. */
const known = new WeakSet<HTMLInputElement>();

/**
 * Ref for a box or radio that a server drew. If it was pressed before its scripts came, React has not heard of that, and would put
 * the old state back as soon as it draws again: it is put back here, and pressed once more, so that who owns it takes or refuses
 * that as any other press.
 */
export function takeEarlyTick(box: HTMLInputElement | null) {
  if (!box || known.has(box)) return;
  known.add(box);
  const { checked, defaultChecked, type } = box;
  // Of radios only the one that was pressed has something to tell.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return;
  box.checked = defaultChecked;
  queueMicrotask(() => box.click());
}
