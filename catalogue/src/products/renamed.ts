import { localized, type Words } from '../localized.ts';
import type { ProductSpecification } from '../types.ts';

/**
 * Converts a color option to an option whose values have a color, such as scents or inks. It keeps the swatches and pictures.
 *
 * @param slug slug of the new option
 * @param name name of the new option
 * @param words names of the values by slug
 * @throws {RangeError} when a value has no name, or a name has no value
 */
export function renamed(
  { values }: ProductSpecification,
  slug: string,
  name: Words,
  words: Readonly<Record<string, Words>>,
): ProductSpecification {
  const unknown = Object.keys(words).filter((valueSlug) => values.every((value) => value.slug !== valueSlug));
  if (unknown.length > 0) throw new RangeError(`The option does not have ${unknown.join(', ')}.`);
  return {
    slug,
    name: localized(name),
    values: values.map((value) => {
      const newName = words[value.slug];
      if (newName === undefined) throw new RangeError(`The value "${value.slug}" has no name.`);
      return { ...value, name: localized(newName) };
    }),
  };
}
