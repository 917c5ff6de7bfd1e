/** Scrolls a column up or down, and nothing else, so far that one of its parts can be seen. */
export function scrollColumnTo(column: Element, part: Element): void {
  const frame = column.getBoundingClientRect();
  const place = part.getBoundingClientRect();
  if (place.top < frame.top || place.bottom > frame.bottom)
    column.scrollTop += (place.top + place.bottom - frame.top - frame.bottom) / 2;
}
