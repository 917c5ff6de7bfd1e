/**
 * Whether a modifier key is held that makes a key press a command of the browser or the system,
 * such as zooming or going back.
 */
export function hasModifier({
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return ctrlKey || metaKey || altKey;
}
