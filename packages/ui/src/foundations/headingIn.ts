/** Returns the ancestors of an element, nearest first. */
export function placesAround(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) ancestors.push(ancestor);
  return ancestors;
}

/** Returns the first heading in the nearest ancestor that is still in the document; it is focusable. */
export function headingIn(ancestors: readonly Element[]): HTMLElement | null | undefined {
  const headings = ancestors.map((ancestor) =>
    ancestor.isConnected ? ancestor.querySelector<HTMLElement>('h1,h2,h3,h4,h5,h6') : null,
  );
  const heading = headings.find((found) => found !== null);
  if (heading) heading.tabIndex = -1;
  return heading;
}
