import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useSayWait } from '../../foundations/Announcer/useSayWait.ts';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { type CardProduct, ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton.tsx';
import * as styles from './ProductGrid.css.ts';

export interface ProductCardsProps<P extends CardProduct>
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style' | 'aria-label' | 'aria-labelledby'> {
  /** Shows as many cards in grey as there may be instead. @default false */
  isLoading?: boolean | undefined;
  /** The products in their order. */
  products: readonly P[];
  /** Where a product's card leads. */
  hrefOf: (product: P) => string;
  /** Name of the list for people who do not see the heading above it. */
  label?: string | undefined;
  /** Cards beside a sidebar, across the page, or one below the other with the picture at the side. @default 'beside' */
  columns?: 'beside' | 'wide' | 'list' | undefined;
  /** Cards to draw in grey while loading. @default 10 */
  skeletonCount?: number | undefined;
  /** Ids of products whose heart is solid. */
  favoriteIds?: ReadonlySet<string> | undefined;
  /** Draws the hearts, except in a `list`; a promise is awaited as in `ProductCard`. */
  onFavoriteChange?: ((product: P, isFavorite: boolean) => unknown) | undefined;
  /** Draws the round buttons that put a product into the cart; gets the product. */
  onQuickAdd?: ((product: P) => void) | undefined;
  /** Ids of products that are on their way into the cart. */
  pendingIds?: ReadonlySet<string> | undefined;
  /** By product id, why it did not get into the cart. */
  errorMessages?: Readonly<Record<string, string>> | undefined;
  /** Position of the first product in a ranking; the others follow it. @default no ranks are drawn */
  firstRank?: number | undefined;
  /** Content below the price of a card. */
  noteOf?: ((product: P) => ReactNode) | undefined;
  /** @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** How many cards from the start load their pictures at once. @default 0 */
  priorityCount?: number | undefined;
  className?: string | undefined;
  /** The list; `null` while it loads. */
  ref?: Ref<HTMLUListElement> | undefined;
}

/** Products in rows, or their places while they load. Products that are added at the end leave the focus where it is. */
export function ProductCards<P extends CardProduct>(props: ProductCardsProps<P>) {
  const { isLoading, products, hrefOf, columns = 'beside', onFavoriteChange, onQuickAdd, priorityCount = 0 } = props;
  const t = useMessages('commerce', 'ProductGrid');
  useSayWait(isLoading ? t('loadingProducts') : undefined);
  const layout = columns === 'list' ? 'horizontal' : 'vertical';
  if (isLoading) {
    return (
      <div {...rootProps(props)} aria-busy="true" className={joinClass(styles.grid[columns], props.className)}>
        <VisuallyHidden>{t('loadingProducts')}</VisuallyHidden>
        {Array.from({ length: props.skeletonCount ?? 10 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are all alike and never change places
          <ProductCardSkeleton key={place} layout={layout} />
        ))}
      </div>
    );
  }
  return (
    <ul
      // Safari takes the list role away from lists without bullets.
      {...{ role: 'list' }}
      {...rootProps(props)}
      ref={props.ref}
      aria-label={props.label}
      className={joinClass(styles.grid[columns], props.className)}
    >
      {products.map((product, place) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            href={hrefOf(product)}
            layout={layout}
            headingLevel={props.headingLevel}
            rank={props.firstRank === undefined ? undefined : props.firstRank + place}
            note={props.noteOf?.(product)}
            isPriority={place < priorityCount}
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

/** What is left for the list once the grid's own props are taken out. */
function rootProps<P extends CardProduct>(props: ProductCardsProps<P>) {
  const { isLoading, products, hrefOf, label, columns, skeletonCount, favoriteIds, ...others } = props;
  const {
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
    ...rest
  } = others;
  return rest;
}
