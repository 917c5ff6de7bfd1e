import { useEffect, useState } from 'react';
import { scene } from '../theme/tokens/scene.ts';
import { toProperties } from '../theme/toProperties.ts';

/** Colours of every theme, which have no custom property, by the name that they would have. */
const constants = new Map(Object.entries(toProperties({ scene }, '--mallard-color')));

/**
 * Values that tokens have on the page now, in its theme and brand.
 *
 * @param names such as `--mallard-color-line-focus`
 * @returns by name; empty before the page is drawn
 */
export function useTokenValues(names: readonly string[]): ReadonlyMap<string, string> {
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  // After every drawing, because a theme changes without telling anybody.
  useEffect(() => {
    const style = getComputedStyle(document.documentElement);
    const read = names.map((name) => [name, constants.get(name) ?? style.getPropertyValue(name).trim()] as const);
    setValues((known) => (read.every(([name, value]) => known.get(name) === value) ? known : new Map(read)));
  });
  return values;
}
