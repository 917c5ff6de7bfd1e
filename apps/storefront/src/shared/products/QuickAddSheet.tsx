import type { Product, Sku } from '@mallard/domain/contract';
import { clampQuantity, quantityLimit } from '@mallard/domain/rules';
import { SkuSheet } from '@mallard/ui/SkuSheet';
import { useSkuPicker } from '@mallard/ui/useSkuPicker';
import { useState } from 'react';
import { useAddToCart } from '../cart/useCart.ts';

interface QuickAddSheetProps {
  product: Product;
  /** SKU whose options are preselected. */
  skuId: string | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** Sheet to choose options and quantity of a product in a list, and add it to the cart. */
export function QuickAddSheet({ product, skuId, isOpen, onClose }: QuickAddSheetProps) {
  const { resolution, sku, choose } = useSkuPicker({ ...product, defaultSkuId: skuId });
  const [requestedQuantity, setRequestedQuantity] = useState(1);
  const { add, pending } = useAddToCart();
  const quantity = sku
    ? Math.max(1, clampQuantity(requestedQuantity, quantityLimit(sku.stock, sku.limit)))
    : requestedQuantity;

  async function addToCart({ id: skuUuid, price, stock, limit }: Sku) {
    const added = { productUuid: product.id, title: product.title, price };
    if (await add({ skuUuid, quantity, stock, limit, product: added })) onClose();
  }

  return (
    <SkuSheet
      isOpen={isOpen}
      onOpenChange={onClose}
      product={product}
      resolution={resolution}
      onChange={choose}
      quantity={quantity}
      onQuantityChange={setRequestedQuantity}
      onConfirm={(selectedSku) => void addToCart(selectedSku)}
      isPending={sku !== undefined && pending.has(sku.id)}
    />
  );
}
