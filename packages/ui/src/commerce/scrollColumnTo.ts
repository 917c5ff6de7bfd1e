/** Scrolls a column vertically, and nothing else, until one of its children is visible. */
export function scrollColumnTo(column: Element, part: Element): void {
  const frame = column.getBoundingClientRect();
  const place = part.getBoundingClientRect();
  if (place.top < frame.top || place.bottom > frame.bottom)
    column.scrollTop += (place.top + place.bottom - frame.top - frame.bottom) / 2;
}
