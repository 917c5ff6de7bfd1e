import { type DataOf, getCategoryTree, type listProducts } from '@mallard/domain/endpoints';
import type { InfiniteData } from '@tanstack/react-query';
import { endpointKey } from '../../data/endpointQuery.ts';
import { paths } from '../../navigation/routes.ts';
import type { ScreenContext, ScreenMeta } from '../../navigation/screenModule.ts';
import { breadcrumbData, itemListData } from '../../navigation/structuredData.ts';
import { categoryMenu } from '../../shared/categories/categoryMenu.ts';
import { listQuery, listStateOf, searchedKeyword, trailOf } from './listData.ts';
import { countFilters, formatListQuery, initialState, type ListKind, pathOf } from './listQuery.ts';

/** Document metadata of a list: title, description, one canonical URL for all sort orders and filters, and structured data. */
export function listMeta(kind: ListKind, context: ScreenContext): ScreenMeta {
  const { client, queryClient, locale, search, t } = context;
  const state = listStateOf(kind, search);
  const { categoryUuid } = state;
  const keyword = searchedKeyword(state.keyword);
  const tree = queryClient.getQueryData<DataOf<typeof getCategoryTree>>(
    endpointKey(getCategoryTree, locale, categoryMenu[1]),
  );
  const trail = trailOf(tree ?? [], categoryUuid);
  const category = trail.at(-1);
  const name =
    keyword !== undefined ? t('category:searchFor', { keyword }) : (category?.name ?? t(`category:titles.${kind}`));
  const crumbs = [
    { name: t('category:home'), path: paths.home() },
    { name: t(`category:titles.${kind}`), path: pathOf(kind) },
    ...trail.map(({ id, name }) => ({ name, path: paths.category({ categoryUuid: id }) })),
  ];
  const list = queryClient.getQueryData<InfiniteData<DataOf<typeof listProducts>, number>>(
    listQuery(client, locale, kind, state).queryKey,
  );
  const page = list?.pages[0]?.pageNumber ?? state.page;
  const products = list?.pages.flatMap(({ items }) => items) ?? [];
  const picture = category?.picture ?? products[0]?.image;
  const pageSize = list?.pages[0]?.pageSize ?? 0;
  return {
    title: page > 1 ? `${name} · ${t('category:page', { page })}` : name,
    description: category
      ? t('category:inCategory', { name: category.name })
      : t(`category:descriptions.${kind}`, {
          categories: new Intl.ListFormat(locale).format((tree ?? []).map((topLevel) => topLevel.name)),
        }),
    canonical:
      pathOf(kind) +
      formatListQuery({
        ...initialState,
        page,
        ...(keyword !== undefined && { keyword }),
        ...(categoryUuid !== undefined && { categoryUuid }),
      }),
    // With one filter or another sort order, the canonical URL is enough. Combinations are endless, so they are not indexed.
    isIndexed: countFilters(state) < 2,
    ...(import.meta.env.SSR && {
      ...(picture && { image: { url: picture.url, alt: picture.alt } }),
      jsonLd: [breadcrumbData(context, crumbs), itemListData(context, products, (page - 1) * pageSize + 1)],
    }),
  };
}
