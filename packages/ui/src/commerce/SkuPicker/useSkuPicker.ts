import {
  resolveSku,
  type SkuCandidate,
  type SkuResolution,
  type SkuSelection,
  type SkuSpecification,
} from '@mallard/domain/rules';
import { useState } from 'react';

export interface SkuPickerOptions<Sku extends SkuCandidate> {
  /** The specifications to select from. */
  specifications: readonly SkuSpecification[];
  /** The SKUs of the product. */
  skus: readonly Sku[];
  /** Initial SKU, from a link; an unknown id is ignored. */
  defaultSkuId?: string | undefined;
  /** Initial selection, specification id to value id. */
  defaultSelection?: SkuSelection | undefined;
  /** Called with the selection and its SKU, if it determines one. */
  onSelectionChange?: ((selection: SkuSelection, sku: Sku | undefined) => void) | undefined;
}

/** A selection of a product's options, with its result. */
export interface SkuChoices<Sku extends SkuCandidate> {
  /** Specification id to value id. */
  selection: SkuSelection;
  /** Result for `SkuPicker` and `SkuSheet`. */
  resolution: SkuResolution<Sku>;
  /** The selected SKU, also when it is sold out. */
  sku: Sku | undefined;
  /** Whether there is nothing to select, because there is only one SKU. */
  isSingle: boolean;
  choose: (specificationId: string, valueId: string) => void;
  /** Restores the initial selection. */
  reset: () => void;
}

/**
 * The logic of selecting options, for `SkuPicker` or a different look. The only SKU of a product is
 * selected in advance.
 */
export function useSkuPicker<Sku extends SkuCandidate>(options: SkuPickerOptions<Sku>): SkuChoices<Sku> {
  const { specifications, skus, defaultSkuId, defaultSelection, onSelectionChange } = options;
  const [selected, setSelected] = useState<SkuSelection>();
  const isSingle = skus.length === 1;
  const initialSku = isSingle ? skus[0] : skus.find(({ id }) => id === defaultSkuId);
  const selection = offered({ ...(initialSku?.values ?? defaultSelection), ...selected }, specifications);
  const resolution = resolveSku(specifications, skus, selection);
  return {
    selection,
    resolution,
    sku: resolution.sku,
    isSingle,
    choose(specificationId, valueId) {
      const next = { ...selection, [specificationId]: valueId };
      setSelected(next);
      onSelectionChange?.(next, resolveSku(specifications, skus, next).sku);
    },
    reset: () => setSelected(undefined),
  };
}

/** Removes values that the product does not have: those of the previous product, and of old links. */
function offered(selection: SkuSelection, specifications: readonly SkuSpecification[]): SkuSelection {
  const choices = Object.entries(selection).filter(([key, choice]) =>
    specifications.some(({ id, values }) => id === key && values.some((value) => value.id === choice)),
  );
  return Object.fromEntries(choices);
}
