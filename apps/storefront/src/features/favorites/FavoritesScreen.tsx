import { listFavorites } from '@mallard/domain/endpoints';
import { Button } from '@mallard/ui/Button';
import { EmptyState } from '@mallard/ui/EmptyState';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { DuckPairDrawing } from '@mallard/ui/Illustration';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { LinkButton } from '@mallard/ui/LinkButton';
import { Pagination } from '@mallard/ui/Pagination';
import { ProductGrid } from '@mallard/ui/ProductGrid';
import { Stack } from '@mallard/ui/Stack';
import { pageOf } from '../../data/pageOf.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useLastPage } from '../../data/useLastPage.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import { usePendingFavorites, useToggleFavorite } from '../../shared/favorites/favoriteData.ts';
import { PriceDropNote, priceDropOf } from '../../shared/products/PriceDropNote.tsx';
import { useProductCards } from '../../shared/products/useProductCards.ts';
import { useWaitingProducts } from './useWaitingProducts.ts';

const PAGE_SIZE = 20;

/** Favorites of the user, including those that are not sent to the server yet. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['favorites', 'shell']);
  const errorText = useErrorText();
  const page = pageOf(useSearchParams());
  const list = useEndpoint(
    listFavorites,
    { query: { pageNumber: page, pageSize: PAGE_SIZE } },
    { keepsPrevious: true },
  );
  const isBeyondEnd = useLastPage(page, list.isPlaceholderData ? undefined : list.data?.totalPages);
  const pending = usePendingFavorites();
  const toggleFavorite = useToggleFavorite({ offersUndo: true });

  const listed = list.data?.items.map(({ product }) => product) ?? [];
  const waiting = useWaitingProducts(pending, listed);
  const products = [...(page === 1 ? waiting : []), ...listed.filter(({ id }) => pending.get(id) !== false)];
  const drops = new Map(list.data?.items.map((favorite) => [favorite.product.id, priceDropOf(favorite)]));
  const { onQuickAdd, pendingIds } = useProductCards(products);
  const isMissing = list.isError && !list.data;
  if (isMissing && waiting.length === 0) {
    return (
      <Stack gap={24}>
        <PageTitle>{t('title')}</PageTitle>
        <ErrorPanel isRetrying={list.isFetching} onRetry={() => void list.refetch()}>
          {errorText(list.error)}
        </ErrorPanel>
      </Stack>
    );
  }
  return (
    <Stack gap={24}>
      <PageTitle>{t('title')}</PageTitle>
      {isMissing && (
        <InlineAlert
          tone="warning"
          title={errorText(list.error)}
          actions={
            <Button variant="quiet" size="sm" isPending={list.isFetching} onPress={() => void list.refetch()}>
              {t('shell:retry')}
            </Button>
          }
        />
      )}
      <ProductGrid
        status={products.length > 0 || (list.data && !isBeyondEnd) ? 'ready' : 'loading'}
        products={products}
        hrefOf={({ id }) => paths.product(id)}
        headingLevel={2}
        favoriteIds={new Set(products.map(({ id }) => id))}
        onFavoriteChange={({ id }, isFavorite) => toggleFavorite(id, isFavorite)}
        onQuickAdd={onQuickAdd}
        pendingIds={pendingIds}
        noteOf={({ id }) => {
          const drop = drops.get(id);
          return drop !== undefined && drop > 0 && <PriceDropNote drop={drop} />;
        }}
        empty={
          <EmptyState
            title={t('empty')}
            illustration={<DuckPairDrawing />}
            action={<LinkButton href={paths.category()}>{t('shell:continueShopping')}</LinkButton>}
          >
            {t('emptyHint')}
          </EmptyState>
        }
      />
      {list.data && list.data.totalPages > 1 && !isBeyondEnd && (
        <Pagination
          page={page}
          pageCount={list.data.totalPages}
          hrefOf={(number) => `${paths.favorites()}?page=${number}`}
        />
      )}
    </Stack>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('favorites:title') });
