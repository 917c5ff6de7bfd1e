/** Scrolls a row sideways, and nothing else, until one of its children is visible. */
export function scrollRowTo(row: Element, part: Element): void {
  const frame = row.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  if (box.left < frame.left || box.right > frame.right)
    row.scrollLeft += (box.left + box.right - frame.left - frame.right) / 2;
}
