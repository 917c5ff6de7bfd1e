/** Returns the ancestors of an element, nearest first. */
export function placesAround(element: Element): Element[] {
  const places: Element[] = [];
  for (let place = element.parentElement; place; place = place.parentElement) places.push(place);
  return places;
}

/** Returns the first heading in the nearest ancestor that is still in the document; it is focusable. */
export function headingIn(places: readonly Element[]): HTMLElement | null | undefined {
  const headings = places.map((place) =>
    place.isConnected ? place.querySelector<HTMLElement>('h1,h2,h3,h4,h5,h6') : null,
  );
  const heading = headings.find((found) => found !== null);
  if (heading) heading.tabIndex = -1;
  return heading;
}
