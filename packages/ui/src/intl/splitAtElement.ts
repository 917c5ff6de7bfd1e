/** Placeholder value of a variable whose place an element takes. */
export const ELEMENT = '\uFFFC';

/**
 * Splits a message around an element, so that each language puts the element where it belongs.
 *
 * @param message a message whose variable has the value `ELEMENT`
 * @returns the texts before and after the element
 * @example splitAtElement(t('tooManyAttempts', { time: ELEMENT })) // ['Too many attempts. Try again in ', '']
 */
export function splitAtElement(message: string): [before: string, after: string] {
  const [before = '', after = ''] = message.split(ELEMENT);
  return [before, after];
}
