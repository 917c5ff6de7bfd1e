/**
 * Whether a key event belongs to an IME composition. Safari reports the key that ends one as key
 * code 229 after the composition is over.
 */
export function isComposing({ isComposing: isWithin, keyCode }: KeyboardEvent): boolean {
  return isWithin || keyCode === 229;
}
