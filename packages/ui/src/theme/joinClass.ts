/** A class name, or the function of render state that React Aria also accepts. */
type RenderClass<State> = string | ((state: State) => string) | undefined;

/**
 * Joins our classes with the caller's and supports React Aria's function form.
 *
 * @param ownClass     our class names
 * @param foreign the caller's `className`; its classes come last
 */
export function joinClass(ownClass: string, foreign?: string): string;
export function joinClass<State>(ownClass: string, foreign: RenderClass<State>): string | ((state: State) => string);
export function joinClass<State>(ownClass: string, foreign: RenderClass<State>): string | ((state: State) => string) {
  if (typeof foreign === 'function') return (state) => `${ownClass} ${foreign(state)}`;
  return foreign ? `${ownClass} ${foreign}` : ownClass;
}
