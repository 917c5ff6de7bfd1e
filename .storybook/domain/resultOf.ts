/**
 * Returns the text that a page shows for a result, for play functions.
 *
 * @param name of the result, such as `formatPrice`
 * @throws {Error} when there is no such result
 */
export function resultOf(canvasElement: HTMLElement, name: string): string {
  const term = [...canvasElement.querySelectorAll('dt')].find(({ textContent }) => textContent === name);
  if (!term) throw new Error(`The page shows no result "${name}".`);
  return term.nextElementSibling?.textContent ?? '';
}
