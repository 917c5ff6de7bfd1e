import { LoadMore } from '@mallard/ui/LoadMore';
import { Pagination } from '@mallard/ui/Pagination';
import { type ListKind, pathOf } from './listKinds.ts';
import { formatListQuery } from './listQuery.ts';
import * as styles from './ProductList.css.ts';
import type { useList } from './useList.ts';

interface ListEndProps {
  kind: ListKind;
  found: ReturnType<typeof useList>;
}

/** The ways to the other products of a list: numbered pages on desktops, more at the end of the list on phones. */
export function ListEnd({ kind, found: { state, page, list, pageCount } }: ListEndProps) {
  return (
    <>
      <Pagination
        className={styles.pages}
        page={page}
        pageCount={pageCount}
        hrefOf={(page) => pathOf(kind) + formatListQuery({ ...state, page })}
      />
      <LoadMore
        className={styles.more}
        status={list.isFetchingNextPage ? 'loading' : list.isFetchNextPageError ? 'error' : 'idle'}
        hasMore={list.hasNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        isAutomatic
      />
    </>
  );
}
