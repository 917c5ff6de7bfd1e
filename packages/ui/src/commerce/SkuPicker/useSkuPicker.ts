import {
  resolveSku,
  type SkuCandidate,
  type SkuResolution,
  type SkuSelection,
  type SkuSpecification,
} from '@mallard/domain/rules';
import { useState } from 'react';

export interface SkuPickerOptions<Sku extends SkuCandidate> {
  /** What can be chosen, group by group. */
  specifications: readonly SkuSpecification[];
  /** What can be bought. */
  skus: readonly Sku[];
  /** A SKU to begin with, from a link; an id that is not among `skus` does no harm. */
  defaultSkuId?: string | undefined;
  /** Choices to begin with, specification id to value id. */
  defaultSelection?: SkuSelection | undefined;
  /** Called with the choices so far and the SKU that they mean, if they do. */
  onSelectionChange?: ((selection: SkuSelection, sku: Sku | undefined) => void) | undefined;
}

/** Choices of a product's options, and what they mean. */
export interface SkuChoices<Sku extends SkuCandidate> {
  /** Specification id to value id. */
  selection: SkuSelection;
  /** For `SkuPicker` and `SkuSheet`. */
  resolution: SkuResolution<Sku>;
  /** The SKU chosen, also when it is sold out. */
  sku: Sku | undefined;
  /** Whether there is nothing to choose, because there is one thing to buy. */
  isSingle: boolean;
  choose: (specificationId: string, valueId: string) => void;
  /** Goes back to the choices of the beginning. */
  reset: () => void;
}

/** The logic of choosing options, for `SkuPicker` or another drawing of it. A product with one SKU is chosen already. */
export function useSkuPicker<Sku extends SkuCandidate>(options: SkuPickerOptions<Sku>): SkuChoices<Sku> {
  const { specifications, skus, defaultSkuId, defaultSelection, onSelectionChange } = options;
  const [chosen, setChosen] = useState<SkuSelection>();
  const isSingle = skus.length === 1;
  const given = isSingle ? skus[0] : skus.find(({ id }) => id === defaultSkuId);
  const selection = offered({ ...(given?.values ?? defaultSelection), ...chosen }, specifications);
  const resolution = resolveSku(specifications, skus, selection);
  return {
    selection,
    resolution,
    sku: resolution.sku,
    isSingle,
    choose(specificationId, valueId) {
      const next = { ...selection, [specificationId]: valueId };
      setChosen(next);
      onSelectionChange?.(next, resolveSku(specifications, skus, next).sku);
    },
    reset: () => setChosen(undefined),
  };
}

/** The choices that a product has: those of the product before it, and of old links, are left out. */
function offered(selection: SkuSelection, specifications: readonly SkuSpecification[]): SkuSelection {
  const choices = Object.entries(selection).filter(([key, choice]) =>
    specifications.some(({ id, values }) => id === key && values.some((value) => value.id === choice)),
  );
  return Object.fromEntries(choices);
}
