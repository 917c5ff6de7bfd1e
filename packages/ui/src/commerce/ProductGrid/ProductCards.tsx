import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useLoadingAnnouncement } from '../../foundations/Announcer/useLoadingAnnouncement.ts';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { listRole } from '../../foundations/listRole.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { type CardProduct, ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton.tsx';
import * as styles from './ProductGrid.css.ts';

export interface ProductCardsProps<P extends CardProduct>
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style' | 'aria-label' | 'aria-labelledby'> {
  /** Whether to show skeletons instead of cards. @default false */
  isLoading?: boolean | undefined;
  /** The products, in order. */
  products: readonly P[];
  /** Returns the URL of a product. */
  hrefOf: (product: P) => string;
  /** Accessible name of the list, for users who do not see the heading above it. */
  label?: string | undefined;
  /**
   * Layout: beside a sidebar, across the page, or one below the other with the picture at the side.
   * @default 'beside'
   */
  columns?: 'beside' | 'wide' | 'list' | undefined;
  /** Number of skeletons while loading. @default 10 */
  skeletonCount?: number | undefined;
  /** Ids of favorite products. */
  favoriteIds?: ReadonlySet<string> | undefined;
  /**
   * Called with the requested favorite state; shows the favorite buttons, except in a `list`. A
   * promise is awaited as in `ProductCard`.
   */
  onFavoriteChange?: ((product: P, isFavorite: boolean) => unknown) | undefined;
  /** Called with the product of a pressed add button; shows the add buttons. */
  onQuickAdd?: ((product: P) => void) | undefined;
  /** Ids of products that are being added to the cart. */
  pendingIds?: ReadonlySet<string> | undefined;
  /** Why a product could not be added to the cart, by product id. */
  errorMessages?: Readonly<Record<string, string>> | undefined;
  /** Rank of the first product; the others follow it. @default no ranks are shown */
  firstRank?: number | undefined;
  /** Returns content below the price of a card. */
  noteOf?: ((product: P) => ReactNode) | undefined;
  /** @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** Number of cards from the start whose pictures load at once. @default 0 */
  priorityCount?: number | undefined;
  className?: string | undefined;
  /** The list; `null` while it loads. */
  ref?: Ref<HTMLUListElement> | undefined;
}

/** Products in rows, or skeletons while they load. Products that are added at the end leave the focus alone. */
export function ProductCards<P extends CardProduct>(props: ProductCardsProps<P>) {
  const { isLoading, products, hrefOf, columns = 'beside', onFavoriteChange, onQuickAdd, priorityCount = 0 } = props;
  const { elementProps } = splitProps(props);
  const t = useMessages('commerce', 'ProductGrid');
  useLoadingAnnouncement(isLoading ? t('loadingProducts') : undefined);
  const layout = columns === 'list' ? 'horizontal' : 'vertical';
  if (isLoading) {
    return (
      <div {...elementProps} aria-busy="true" className={joinClass(styles.grid[columns], props.className)}>
        <VisuallyHidden>{t('loadingProducts')}</VisuallyHidden>
        {Array.from({ length: props.skeletonCount ?? 10 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are equal and never reordered
          <ProductCardSkeleton key={index} layout={layout} />
        ))}
      </div>
    );
  }
  return (
    <ul
      // Safari removes the list role from lists without bullets.
      {...listRole}
      {...elementProps}
      ref={props.ref}
      aria-label={props.label}
      className={joinClass(styles.grid[columns], props.className)}
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            href={hrefOf(product)}
            layout={layout}
            headingLevel={props.headingLevel}
            rank={props.firstRank === undefined ? undefined : props.firstRank + index}
            note={props.noteOf?.(product)}
            isPriority={index < priorityCount}
            isFavorite={props.favoriteIds?.has(product.id)}
            isPending={props.pendingIds?.has(product.id)}
            errorMessage={props.errorMessages?.[product.id]}
            onFavoriteChange={onFavoriteChange && ((isFavorite) => onFavoriteChange(product, isFavorite))}
            onQuickAdd={onQuickAdd && (() => onQuickAdd(product))}
          />
        </li>
      ))}
    </ul>
  );
}

/** Separates the props of the cards from those of the element around them. */
export function splitProps<P extends CardProduct>(props: ProductCardsProps<P>) {
  const {
    isLoading,
    products,
    hrefOf,
    label,
    columns,
    skeletonCount,
    favoriteIds,
    onFavoriteChange,
    onQuickAdd,
    pendingIds,
    errorMessages,
    firstRank,
    noteOf,
    headingLevel,
    priorityCount,
    className,
    ref,
    ...elementProps
  } = props;
  const cardProps = {
    products,
    hrefOf,
    label,
    columns,
    skeletonCount,
    favoriteIds,
    onFavoriteChange,
    onQuickAdd,
    pendingIds,
    errorMessages,
    firstRank,
    noteOf,
    headingLevel,
    priorityCount,
  };
  return { cardProps, elementProps };
}
