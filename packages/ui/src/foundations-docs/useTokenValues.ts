import { useEffect, useState } from 'react';
import { scene } from '../theme/tokens/scene.ts';
import { toProperties } from '../theme/toProperties.ts';

/** Colors that are the same in every theme and have no custom property, by the name that they would have. */
const constants = new Map(Object.entries(toProperties({ scene }, '--mallard-color')));

/**
 * Returns the current values of tokens in the page's theme and brand.
 *
 * @param names such as `--mallard-color-line-focus`
 * @returns values by name; empty before the first render in the browser
 */
export function useTokenValues(names: readonly string[]): ReadonlyMap<string, string> {
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  // Runs after every render, because a theme change sends no event.
  useEffect(() => {
    const style = getComputedStyle(document.documentElement);
    const read = names.map((name) => [name, constants.get(name) ?? style.getPropertyValue(name).trim()] as const);
    setValues((previousValues) =>
      read.every(([name, value]) => previousValues.get(name) === value) ? previousValues : new Map(read),
    );
  });
  return values;
}
