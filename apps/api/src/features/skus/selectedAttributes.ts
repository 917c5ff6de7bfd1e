import type { StoredAttribute, StoredSpecification } from '../../db/schema/index.ts';

/** Returns the selected options of a SKU with their display texts, in the product's order. */
export function selectedAttributes(
  specifications: readonly StoredSpecification[],
  values: Readonly<Record<string, string>>,
): StoredAttribute[] {
  return specifications.flatMap(({ id, name, values: choices }) => {
    const selectedChoice = choices.find((choice) => choice.id === values[id]);
    return selectedChoice ? [{ name, value: selectedChoice.name }] : [];
  });
}
