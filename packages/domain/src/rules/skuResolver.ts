/** The specifications of a product. */
export interface SkuSpecification {
  id: string;
  values: readonly { id: string }[];
}

/** The part of a SKU that the resolver needs: one value per specification, and its stock. */
export interface SkuCandidate {
  id: string;
  /** Specification id to value id. */
  values: Readonly<Record<string, string>>;
  stock: number;
}

/** Specification id to the chosen value's id; missing without a choice. */
export type SkuSelection = Readonly<Record<string, string | undefined>>;

/** `impossible`: no such SKU with the choices in the other groups; `soldOut`: such a SKU is not in stock. */
export type OptionAvailability = 'available' | 'soldOut' | 'impossible';

export interface ResolvedOption {
  id: string;
  availability: OptionAvailability;
  isSelected: boolean;
}

export interface SkuResolution<Sku> {
  /**
   * `impossible` and `soldOut` take precedence, so that they are shown as early as possible: no SKU of the current
   * choices exists, or all are sold out.
   */
  state: 'none' | 'partial' | 'resolved' | 'soldOut' | 'impossible';
  /** The SKU, once every group has a choice (even if it is sold out). */
  sku: Sku | undefined;
  /** Ids of the specifications without a choice. */
  missing: string[];
  specifications: { id: string; options: ResolvedOption[] }[];
}

/**
 * Finds the SKU of a shopper's choices, and the result of each further choice.
 *
 * @param selection choices in unknown groups are ignored, so that old links still work
 */
export function resolveSku<Sku extends SkuCandidate>(
  specifications: readonly SkuSpecification[],
  skus: readonly Sku[],
  selection: SkuSelection,
): SkuResolution<Sku> {
  const selectedValues = new Map<string, string>();
  for (const { id } of specifications) {
    const value = Object.hasOwn(selection, id) ? selection[id] : undefined;
    if (value !== undefined) selectedValues.set(id, value);
  }
  const missing = specifications.map(({ id }) => id).filter((id) => !selectedValues.has(id));
  const matches = skus.filter((sku) => matchesAll(sku, selectedValues));
  const sku = missing.length === 0 ? (matches.find(({ stock }) => stock > 0) ?? matches[0]) : undefined;

  return {
    state: stateOf(),
    sku,
    missing,
    specifications: specifications.map(({ id, values }) => {
      const otherSelections = new Map([...selectedValues].filter(([specification]) => specification !== id));
      const open = skus.filter((candidate) => matchesAll(candidate, otherSelections));
      return {
        id,
        options: values.map((value) => ({
          id: value.id,
          availability: availabilityOf(open.filter((candidate) => valueIn(candidate, id) === value.id)),
          isSelected: selectedValues.get(id) === value.id,
        })),
      };
    }),
  };

  function stateOf(): SkuResolution<Sku>['state'] {
    const availability = availabilityOf(matches);
    if (availability !== 'available') return availability;
    if (sku) return 'resolved';
    return selectedValues.size > 0 ? 'partial' : 'none';
  }
}

function availabilityOf(skus: readonly SkuCandidate[]): OptionAvailability {
  if (skus.length === 0) return 'impossible';
  return skus.some(({ stock }) => stock > 0) ? 'available' : 'soldOut';
}

function matchesAll(sku: SkuCandidate, selectedValues: ReadonlyMap<string, string>): boolean {
  for (const [specification, value] of selectedValues) if (valueIn(sku, specification) !== value) return false;
  return true;
}

function valueIn(sku: SkuCandidate, specification: string): string | undefined {
  return Object.hasOwn(sku.values, specification) ? sku.values[specification] : undefined;
}
