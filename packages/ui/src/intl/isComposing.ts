/** Whether a key belongs to an input method's composition. Safari reports the one that ends it as key code 229 when it is already over. */
export function isComposing({ isComposing: isWithin, keyCode }: KeyboardEvent): boolean {
  return isWithin || keyCode === 229;
}
