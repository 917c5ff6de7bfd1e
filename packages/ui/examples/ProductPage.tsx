import type { Product } from '@mallard/domain/contract';
import { clampQuantity, PURCHASE_LIMIT, quantityBound, quantityLimit } from '@mallard/domain/rules';
import { Button } from '@mallard/ui/Button';
import { BuyBar } from '@mallard/ui/BuyBar';
import { Gallery } from '@mallard/ui/Gallery';
import { Heading } from '@mallard/ui/Heading';
import { Price } from '@mallard/ui/Price';
import { QuantityStepper } from '@mallard/ui/QuantityStepper';
import { RatingStars } from '@mallard/ui/RatingStars';
import { RichDescription } from '@mallard/ui/RichDescription';
import { SkuPicker } from '@mallard/ui/SkuPicker';
import { SkuSheet } from '@mallard/ui/SkuSheet';
import { SpecTable } from '@mallard/ui/SpecTable';
import { Stack } from '@mallard/ui/Stack';
import { StockBadge } from '@mallard/ui/StockBadge';
import { Text } from '@mallard/ui/Text';
import { useToasts } from '@mallard/ui/Toast';
import { below } from '@mallard/ui/theme';
import { useSkuPicker } from '@mallard/ui/useSkuPicker';
import { useState } from 'react';

interface ProductPageProps {
  product: Product;
  /** Units in the cart, shown on the cart icon. */
  cartCount: number;
  /** Adds units to the cart and resolves with the number that was added; rejects if that fails. */
  onAdd: (skuId: string, quantity: number) => Promise<number>;
  /** Opens the checkout for these units only. */
  onBuy: (skuId: string, quantity: number) => void;
}

export function ProductPage({ product, cartCount, onAdd, onBuy }: ProductPageProps) {
  const { specifications, skus } = product;
  const { selection, resolution, sku, choose } = useSkuPicker({ specifications, skus });
  const [requestedQuantity, setRequestedQuantity] = useState(1);
  const [sheet, setSheet] = useState<'add' | 'buy'>();
  const [isAdding, setAdding] = useState(false);
  const [isFavorite, setFavorite] = useState(false);
  const toasts = useToasts();

  const max = sku ? quantityLimit(sku.stock, sku.limit) : PURCHASE_LIMIT;
  // Another SKU may have less stock. The requested quantity is used again if the user returns to the first SKU.
  const quantity = Math.max(1, clampQuantity(requestedQuantity, max));

  const add = async (skuId: string) => {
    setAdding(true);
    try {
      const added = await onAdd(skuId, quantity);
      setSheet(undefined);
      if (added === quantity) toasts.show({ message: 'Added to cart' });
      else toasts.show({ message: `${added} of ${quantity} added: no more can be bought`, tone: 'info' });
    } catch {
      toasts.show({ message: 'The cart could not be reached', tone: 'danger', until: 'screenChange' });
    } finally {
      setAdding(false);
    }
  };
  const choices = specifications.map(
    ({ id, name, values }) => `${name}: ${values.find((value) => value.id === selection[id])?.name ?? 'choose'}`,
  );
  const order = (skuId: string, intent: 'add' | 'buy') => (intent === 'add' ? void add(skuId) : onBuy(skuId, quantity));
  const handlePress = (intent: 'add' | 'buy') => {
    if (sku) order(sku.id, intent);
    // Phones show the options in a sheet. Wide pages already show them.
    else if (window.matchMedia(below('lg')).matches) setSheet(intent);
    else toasts.show({ message: 'Choose the options first', tone: 'info' });
  };

  return (
    <Stack gap={40}>
      <div className="product">
        <Gallery pictures={product.images} />
        <Stack gap={20}>
          <Stack gap={8}>
            <Heading level={1}>{product.title}</Heading>
            <Text tone="muted">{product.subtitle}</Text>
            <RatingStars value={product.rating} count={product.reviewCount} />
          </Stack>
          <Price
            size="xl"
            amount={sku?.price ?? product.price}
            original={sku ? sku.originalPrice : product.originalPrice}
          />
          <Stack className="wide" gap={20}>
            <SkuPicker specifications={specifications} resolution={resolution} onChange={choose} />
            <QuantityStepper
              value={quantity}
              onChange={setRequestedQuantity}
              max={Math.max(1, max)}
              maxReason={sku ? quantityBound(sku.stock, sku.limit) : 'limit'}
              isDisabled={max === 0}
            />
            {sku && <StockBadge state={sku.stock === 0 ? 'out' : sku.stock < 10 ? 'low' : 'in'} left={sku.stock} />}
          </Stack>
          {choices.length > 0 && (
            <Button className="narrow" variant="quiet" isFullWidth onPress={() => setSheet('add')}>
              {choices.join(' · ')}
            </Button>
          )}
          <BuyBar
            onAddToCart={() => handlePress('add')}
            onBuyNow={() => handlePress('buy')}
            pendingAction={isAdding ? 'addToCart' : undefined}
            isSoldOut={product.stock === 0 || resolution.state === 'soldOut'}
            isFavorite={isFavorite}
            onFavoriteChange={setFavorite}
            cart={{ href: '/cart', count: cartCount }}
          />
        </Stack>
      </div>
      {product.parameters.length > 0 && (
        <section>
          <Stack>
            <Heading level={2}>Parameters</Heading>
            <SpecTable groups={[{ specs: product.parameters }]} collapsedCount={6} />
          </Stack>
        </section>
      )}
      <RichDescription blocks={product.description} />
      <SkuSheet
        isOpen={sheet !== undefined}
        onOpenChange={() => setSheet(undefined)}
        intent={sheet ?? 'add'}
        product={product}
        resolution={resolution}
        onChange={choose}
        quantity={quantity}
        onQuantityChange={setRequestedQuantity}
        onConfirm={({ id }) => order(id, sheet ?? 'add')}
        isPending={isAdding}
      />
    </Stack>
  );
}
