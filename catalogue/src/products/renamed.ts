import { localized, type Words } from '../localized.ts';
import type { ProductSpecification } from '../types.ts';

/**
 * A colour group whose colours stand for something else, such as scents or inks: same swatches and pictures, its own words.
 *
 * @param slug  of the new group
 * @param name  of the new group
 * @param words a name for each value, by its slug
 * @throws {RangeError} when a value is left without a name, or a name belongs to none
 */
export function renamed(
  { values }: ProductSpecification,
  slug: string,
  name: Words,
  words: Readonly<Record<string, Words>>,
): ProductSpecification {
  const unknown = Object.keys(words).filter((one) => values.every((value) => value.slug !== one));
  if (unknown.length > 0) throw new RangeError(`The group does not have ${unknown.join(', ')}.`);
  return {
    slug,
    name: localized(name),
    values: values.map((value) => {
      const own = words[value.slug];
      if (own === undefined) throw new RangeError(`The value "${value.slug}" has no name.`);
      return { ...value, name: localized(own) };
    }),
  };
}
