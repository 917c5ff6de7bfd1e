import type { StoredAttribute, StoredSpecification } from '../../db/schema/index.ts';

/** The choices of a SKU in words, in the order in which its product names them. */
export function chosenAttributes(
  specifications: readonly StoredSpecification[],
  values: Readonly<Record<string, string>>,
): StoredAttribute[] {
  return specifications.flatMap(({ id, name, values: choices }) => {
    const chosen = choices.find((choice) => choice.id === values[id]);
    return chosen ? [{ name, value: chosen.name }] : [];
  });
}
