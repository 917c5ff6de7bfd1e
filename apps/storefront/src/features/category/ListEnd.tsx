import { BackToTop } from '@mallard/ui/BackToTop';
import { LoadMore, type LoadMoreProps } from '@mallard/ui/LoadMore';
import { Pagination } from '@mallard/ui/Pagination';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';
import { listStateOf } from './listData.ts';
import { type ListKind, pathOf } from './listKinds.ts';
import { formatListQuery } from './listQuery.ts';
import * as styles from './ProductList.css.ts';
import { useScrollRestore } from './useScrollRestore.ts';

interface ListEndProps {
  kind: ListKind;
  /** The page that is shown, from 1. */
  page: number;
  pageCount: number;
  /** How many pages are shown, from that one on. */
  loaded: number;
  hasMore: boolean;
  status: NonNullable<LoadMoreProps['status']>;
  /** Adds the next page to those that are shown. */
  fetchMore: () => unknown;
}

/** The ways to the other products of a list: numbered pages on desktops, more at the end of the list on phones. */
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
