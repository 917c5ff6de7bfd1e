/** Scrolls a column vertically, and nothing else, until one of its children is visible. */
export function scrollColumnTo(column: Element, part: Element): void {
  const frame = column.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  if (box.top < frame.top || box.bottom > frame.bottom)
    column.scrollTop += (box.top + box.bottom - frame.top - frame.bottom) / 2;
}
