/** Scrolls a row sideways, and nothing else, until one of its children is visible. */
export function scrollRowTo(row: Element, part: Element): void {
  const frame = row.getBoundingClientRect();
  const place = part.getBoundingClientRect();
  if (place.left < frame.left || place.right > frame.right)
    row.scrollLeft += (place.left + place.right - frame.left - frame.right) / 2;
}
