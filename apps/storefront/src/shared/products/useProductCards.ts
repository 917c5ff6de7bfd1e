import type { ProductSummary } from '@mallard/domain/contract';
import { addFavorite, addToCart } from '@mallard/domain/endpoints';
import type { ProductCardsProps } from '@mallard/ui/ProductCards';
import { paths } from '../../navigation/routes.ts';
import { useOffers } from '../../services/useOffers.ts';
import { useAddToCart } from '../cart/useCart.ts';
import { useFavoriteIds, useToggleFavorite } from '../favorites/favoriteData.ts';
import { useQuickAdd } from './QuickAdd.tsx';

/** Returns a product with the price, stock and picture of the SKU that matches the search, such as black headphones. */
function withMatchedSku(product: ProductSummary): ProductSummary {
  if (!product.matchedSku) return product;
  const { price, originalPrice, stock, image } = product.matchedSku;
  return { ...product, price, hasPriceRange: false, originalPrice, stock, image: image ?? product.image };
}

/** Returns props for `ProductCards`: links, favorites and the add-to-cart button. */
export function useProductCards(products: readonly ProductSummary[]) {
  const { pendingId, chooseOptions } = useQuickAdd();
  const favoriteIds = useFavoriteIds();
  const toggleFavorite = useToggleFavorite();
  const { add, pending } = useAddToCart();
  const offers = useOffers();

  function quickAdd({ id, title, price, onlySkuUuid, stock, matchedSku }: ProductSummary) {
    if (onlySkuUuid === null) chooseOptions(id, matchedSku?.id);
    else void add({ skuUuid: onlySkuUuid, quantity: 1, stock, product: { productUuid: id, title, price } });
  }

  return {
    products: products.map(withMatchedSku),
    hrefOf: ({ id, matchedSku }: ProductSummary) => paths.product(id, { sku: matchedSku?.id }),
    favoriteIds,
    onFavoriteChange: offers(addFavorite)
      ? ({ id }: ProductSummary, isFavorite: boolean) => toggleFavorite(id, isFavorite)
      : undefined,
    onQuickAdd: offers(addToCart) ? quickAdd : undefined,
    pendingIds: new Set(
      products.flatMap(({ id, onlySkuUuid }) =>
        id === pendingId || (onlySkuUuid !== null && pending.has(onlySkuUuid)) ? [id] : [],
      ),
    ),
  } satisfies ProductCardsProps<ProductSummary>;
}
