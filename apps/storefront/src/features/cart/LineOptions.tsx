import type { CartItem, Product, Sku } from '@mallard/domain/contract';
import { getProduct } from '@mallard/domain/endpoints';
import { resolveSku, type SkuSelection } from '@mallard/domain/rules';
import { SkuSheet } from '@mallard/ui/SkuSheet';
import { useState } from 'react';
import { useEndpoint } from '../../data/useEndpoint.ts';

interface LineOptionsProps {
  isOpen: boolean;
  onClose: () => void;
  line: CartItem;
  /** Called with another SKU of the same product. */
  onChange: (sku: Sku) => void;
  isPending: boolean;
}

const nothing: Pick<Product, 'specifications' | 'skus'> = { specifications: [], skus: [] };

/** Changes the options of a line of the cart. */
export function LineOptions({ isOpen, onClose, line, onChange, isPending }: LineOptionsProps) {
  const product = useEndpoint(getProduct, { params: { id: line.productUuid } });
  const [selectedValues, setSelectedValues] = useState<SkuSelection>();
  const { specifications, skus } = product.data ?? nothing;
  const selection = selectedValues ?? skus.find(({ id }) => id === line.skuUuid)?.values ?? {};
  return (
    <SkuSheet
      isOpen={isOpen}
      onOpenChange={onClose}
      product={product.data ?? { ...line, specifications: [] }}
      resolution={resolveSku(specifications, skus, selection)}
      onChange={(specificationId, valueId) => setSelectedValues({ ...selection, [specificationId]: valueId })}
      intent="change"
      isLoading={!product.data}
      isPending={isPending}
      onConfirm={(sku) => (sku.id === line.skuUuid ? onClose() : onChange(sku))}
    />
  );
}
