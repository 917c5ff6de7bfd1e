/** What the resolver reads of a product: its groups of choices. */
export interface SkuSpecification {
  id: string;
  values: readonly { id: string }[];
}

/** What the resolver reads of a SKU: one value per specification, and how many are left. */
export interface SkuCandidate {
  id: string;
  /** Specification id to value id. */
  values: Readonly<Record<string, string>>;
  stock: number;
}

/** Specification id to the chosen value's id; what is not chosen is absent. */
export type SkuSelection = Readonly<Record<string, string | undefined>>;

/** `impossible`: no such SKU, given the choices in the other groups; `soldOut`: there is one, with nothing left. */
export type OptionAvailability = 'available' | 'soldOut' | 'impossible';

export interface ResolvedOption {
  id: string;
  availability: OptionAvailability;
  isSelected: boolean;
}

export interface SkuResolution<Sku> {
  /**
   * `impossible` and `soldOut` come before the others, so that a shopper learns of them as early as possible:
   * every SKU that the choices so far still allow is sold out, or there is none.
   */
  state: 'none' | 'partial' | 'resolved' | 'soldOut' | 'impossible';
  /** The one SKU that is meant, once every group is chosen (also when it is sold out). */
  sku: Sku | undefined;
  /** Ids of the specifications without a choice. */
  missing: string[];
  specifications: { id: string; options: ResolvedOption[] }[];
}

/**
 * Finds the SKU that a shopper's choices mean, and what each further choice would lead to.
 *
 * @param selection choices in groups that the product does not have are not read, so old links do no harm
 */
export function resolveSku<Sku extends SkuCandidate>(
  specifications: readonly SkuSpecification[],
  skus: readonly Sku[],
  selection: SkuSelection,
): SkuResolution<Sku> {
  const chosen = new Map<string, string>();
  for (const { id } of specifications) {
    const value = Object.hasOwn(selection, id) ? selection[id] : undefined;
    if (value !== undefined) chosen.set(id, value);
  }
  const missing = specifications.map(({ id }) => id).filter((id) => !chosen.has(id));
  const matches = skus.filter((sku) => matchesAll(sku, chosen));
  const sku = missing.length === 0 ? (matches.find(({ stock }) => stock > 0) ?? matches[0]) : undefined;

  return {
    state: stateOf(),
    sku,
    missing,
    specifications: specifications.map(({ id, values }) => {
      const others = new Map([...chosen].filter(([specification]) => specification !== id));
      const open = skus.filter((candidate) => matchesAll(candidate, others));
      return {
        id,
        options: values.map((value) => ({
          id: value.id,
          availability: availabilityOf(open.filter((candidate) => valueIn(candidate, id) === value.id)),
          isSelected: chosen.get(id) === value.id,
        })),
      };
    }),
  };

  function stateOf(): SkuResolution<Sku>['state'] {
    const availability = availabilityOf(matches);
    if (availability !== 'available') return availability;
    if (sku) return 'resolved';
    return chosen.size > 0 ? 'partial' : 'none';
  }
}

function availabilityOf(skus: readonly SkuCandidate[]): OptionAvailability {
  if (skus.length === 0) return 'impossible';
  return skus.some(({ stock }) => stock > 0) ? 'available' : 'soldOut';
}

function matchesAll(sku: SkuCandidate, chosen: ReadonlyMap<string, string>): boolean {
  for (const [specification, value] of chosen) if (valueIn(sku, specification) !== value) return false;
  return true;
}

function valueIn(sku: SkuCandidate, specification: string): string | undefined {
  return Object.hasOwn(sku.values, specification) ? sku.values[specification] : undefined;
}
