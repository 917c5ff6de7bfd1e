import { BackToTop } from '@mallard/ui/BackToTop';
import { LoadMore, type LoadMoreProps } from '@mallard/ui/LoadMore';
import { Pagination } from '@mallard/ui/Pagination';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';
import { listStateOf } from './listData.ts';
import { formatListQuery, type ListKind, pathOf } from './listQuery.ts';
import * as styles from './ProductList.css.ts';
import { useScrollRestore } from './useScrollRestore.ts';

interface ListEndProps {
  kind: ListKind;
  /** The first page that is shown, from 1. */
  page: number;
  pageCount: number;
  /** Number of pages that are shown, counted from `page`. */
  loaded: number;
  hasMore: boolean;
  status: NonNullable<LoadMoreProps['status']>;
  /** Appends the next page. */
  fetchMore: () => unknown;
}

/** Pagination of a list: numbered pages on desktops, a "load more" button on phones. */
export function ListEnd({ kind, page, pageCount, loaded, hasMore, status, fetchMore }: ListEndProps) {
  useScrollRestore({ loaded, hasMore, status, fetchMore });
  const state = listStateOf(kind, useSearchParams());
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
        status={status}
        hasMore={hasMore}
        onLoadMore={() => void fetchMore()}
        isAutomatic
      />
      <BackToTop className={styles.toTop} />
    </>
  );
}
