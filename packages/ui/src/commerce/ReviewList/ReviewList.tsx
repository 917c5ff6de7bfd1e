import type { Review } from '@mallard/domain/contract';
import { type HTMLAttributes, type Ref, useEffect, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { useLoadingAnnouncement } from '../../foundations/Announcer/useLoadingAnnouncement.ts';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { MessageCircle } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { leaveFocus } from '../../foundations/leaveFocus.ts';
import { listRole } from '../../foundations/listRole.ts';
import { Skeleton } from '../../foundations/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { LoadMore, type LoadMoreProps } from '../../navigation/LoadMore/LoadMore.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import { ReviewItem } from '../ReviewItem/ReviewItem.tsx';
import * as styles from './ReviewList.css.ts';

/** A sort order of reviews. */
export type ReviewSort = 'newest' | 'helpful' | 'highest' | 'lowest';

export interface ReviewListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style'> {
  /** Loading state of the reviews. @default 'ready' */
  status?: 'loading' | 'error' | 'ready' | undefined;
  /** The reviews, in display order. */
  reviews: readonly Review[];
  /** Whether reviews of another filter are loading, while the old ones stay. @default false */
  isPending?: boolean | undefined;
  /** Whether they are filtered, which explains an empty list. @default false */
  isFiltered?: boolean | undefined;
  /** Called to clear the filters; shows a button for it in an empty list. */
  onClearFilters?: (() => void) | undefined;
  /** Available sort orders. @default all four */
  sorts?: readonly ReviewSort[] | undefined;
  /** The current sort order. @default 'newest' */
  sort?: ReviewSort | undefined;
  /** Called with the selected sort order; shows the sort orders. */
  onSortChange?: ((sort: ReviewSort) => void) | undefined;
  /** Loads again after a failure; without it there is no retry button. */
  onRetry?: (() => void) | undefined;
  /** Whether there are more. @default false */
  hasMore?: boolean | undefined;
  /** Loading state of the next page; after a failure the loaded reviews stay. @default 'idle' */
  moreStatus?: LoadMoreProps['status'] | undefined;
  /** Loads the next page. */
  onLoadMore?: (() => void) | undefined;
  /** Called with the requested state; shows the "helpful" buttons. A promise is awaited as in `ReviewItem`. */
  onHelpfulChange?: ((review: Review, isHelpful: boolean) => unknown) | undefined;
  /** Heading level of an empty or failed list. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const allSorts: readonly ReviewSort[] = ['newest', 'helpful', 'highest', 'lowest'];

/** Reviews with a choice of sort orders, and with loading, empty and error states. */
export function ReviewList(props: ReviewListProps) {
  const {
    status = 'ready',
    reviews,
    isPending = false,
    isFiltered = false,
    onClearFilters,
    sort = 'newest',
    onSortChange,
    onRetry,
    hasMore = false,
    moreStatus = 'idle',
    onLoadMore,
    sorts = allSorts,
    onHelpfulChange,
    headingLevel = 3,
    className,
    ...elementProps
  } = props;
  const t = useMessages('product', 'ReviewList');
  const announce = useAnnounce();
  const [hasGrown, setGrown] = useState(false);
  const isEmpty = status === 'ready' && reviews.length === 0;
  const isNoneFiltered = isEmpty && isFiltered;

  useLoadingAnnouncement(status === 'loading' ? t('loading') : undefined);
  useEffect(() => {
    if (isNoneFiltered) announce(t('noMatch'), { key: 'list' });
  }, [isNoneFiltered, announce, t]);

  return (
    // Receives the focus of buttons that disappear after a press.
    <div tabIndex={-1} {...elementProps} className={joinClass(styles.root, className)}>
      {status === 'loading' && (
        <div aria-busy="true" className={styles.placeholder}>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton lines={3} />
          <Skeleton lines={3} />
        </div>
      )}
      {status === 'error' && <ErrorPanel kind="unknown" headingLevel={headingLevel} onRetry={onRetry} />}
      {isEmpty && !isFiltered && (
        <EmptyState
          headingLevel={headingLevel}
          illustration={<Icon glyph={MessageCircle} size="lg" />}
          title={t('empty')}
        >
          {t('emptyHint')}
        </EmptyState>
      )}
      {isNoneFiltered && (
        <div ref={leaveFocus} className={styles.none}>
          <p>{t('noMatch')}</p>
          {onClearFilters && (
            <Button variant="quiet" size="sm" onPress={onClearFilters}>
              {t('showAll')}
            </Button>
          )}
        </div>
      )}
      {status === 'ready' && !isEmpty && (
        <>
          {onSortChange && reviews.length > 1 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
            <div role="group" aria-label={t('sort')} className={styles.sorts}>
              {sorts.map((key) => (
                <button
                  key={key}
                  type="button"
                  className={styles.sort}
                  aria-pressed={key === sort}
                  onClick={() => onSortChange(key)}
                >
                  {t(`sorts.${key}`)}
                </button>
              ))}
            </div>
          )}
          <ul {...listRole} aria-label={t('reviews')} aria-busy={isPending || undefined} className={styles.list}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewItem
                  review={review}
                  onHelpfulChange={onHelpfulChange && ((isHelpful) => onHelpfulChange(review, isHelpful))}
                />
              </li>
            ))}
          </ul>
          {onLoadMore && (hasMore || hasGrown || moreStatus !== 'idle') && (
            <LoadMore
              status={moreStatus}
              hasMore={hasMore}
              // Reviews of another filter are not new ones of this list.
              itemCount={isPending ? undefined : reviews.length}
              onLoadMore={() => {
                setGrown(true);
                onLoadMore();
              }}
            />
          )}
        </>
      )}
    </div>
  );
}
