import type { ProductSummary } from '@mallard/domain/contract';
import { addFavorite } from '@mallard/domain/endpoints';
import type { ProductCardsProps } from '@mallard/ui/ProductCards';
import { paths } from '../routes.ts';
import { useServices } from '../shell/services.ts';
import { useOffers } from '../shell/useOffers.ts';
import { useFavoriteIds, useToggleFavorite } from './favoriteData.ts';
import { useCartAdding } from './useCartAdding.ts';

/** What makes product cards work, as props of `ProductGrid`: where they lead, hearts, and the button that adds. */
export function useProductCards(products: readonly ProductSummary[]) {
  const { navigation } = useServices();
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
    /** A product with choices is chosen on its own page. */
    onQuickAdd: ({ id, onlySkuUuid, stock }: ProductSummary) => {
      if (onlySkuUuid === null) void navigation.go(paths.product(id));
      else void add({ skuUuid: onlySkuUuid, quantity: 1, stock });
    },
    pendingIds: new Set(
      products.flatMap(({ id, onlySkuUuid }) => (onlySkuUuid && pending.has(onlySkuUuid) ? [id] : [])),
    ),
  } satisfies ProductCardsProps<ProductSummary>;
}
