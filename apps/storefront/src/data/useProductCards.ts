import type { ProductSummary } from '@mallard/domain/contract';
import { addFavorite } from '@mallard/domain/endpoints';
import type { ProductCardsProps } from '@mallard/ui/ProductCards';
import { useQuickAdd } from '../goods/QuickAdd.tsx';
import { paths } from '../routes.ts';
import { useOffers } from '../shell/useOffers.ts';
import { useFavoriteIds, useToggleFavorite } from './favoriteData.ts';
import { useCartAdding } from './useCartAdding.ts';

/** What makes product cards work, as props of `ProductGrid`: where they lead, hearts, and the button that adds. */
export function useProductCards(products: readonly ProductSummary[]) {
  const { pendingId, chooseOptions } = useQuickAdd();
  const favoriteIds = useFavoriteIds();
  const toggleFavorite = useToggleFavorite();
  const { add, pending } = useCartAdding();
  const offers = useOffers();

  return {
    products,
    hrefOf: ({ id }: ProductSummary) => paths.product(id),
    favoriteIds,
    onFavoriteChange: offers(addFavorite)
      ? ({ id }: ProductSummary, isFavorite: boolean) => toggleFavorite(id, isFavorite)
      : undefined,
    onQuickAdd: ({ id, onlySkuUuid, stock }: ProductSummary) => {
      if (onlySkuUuid === null) chooseOptions(id);
      else void add({ skuUuid: onlySkuUuid, quantity: 1, stock });
    },
    pendingIds: new Set(
      products.flatMap(({ id, onlySkuUuid }) =>
        id === pendingId || (onlySkuUuid !== null && pending.has(onlySkuUuid)) ? [id] : [],
      ),
    ),
  } satisfies ProductCardsProps<ProductSummary>;
}
