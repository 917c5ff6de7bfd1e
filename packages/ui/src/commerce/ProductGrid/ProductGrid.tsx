import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { type CardProduct, ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton.tsx';
import * as styles from './ProductGrid.css.ts';
import { productGridWords } from './ProductGrid.words.ts';

export interface ProductGridProps<P extends CardProduct>
  extends Omit<HTMLAttributes<HTMLUListElement>, 'children' | 'style'> {
  /** `ready` shows the products; the others show what happens instead. */
  status: 'loading' | 'empty' | 'error' | 'ready';
  products: readonly P[];
  /** Where a product's card leads. */
  hrefOf: (product: P) => string;
  /** Name of the list for people who do not see the heading above it. */
  label?: string | undefined;
  /** Cards beside a sidebar, across the page, or one below the other with the picture at the side. @default 'beside' */
  columns?: 'beside' | 'wide' | 'list' | undefined;
  /** Cards to draw in grey while loading. @default 10 */
  skeletonCount?: number | undefined;
  /** What to show when there is nothing; a short sentence of ours otherwise. */
  empty?: ReactNode;
  /** Draws the retry button when loading failed. */
  onRetry?: (() => void) | undefined;
  /** Ids of products whose heart is solid. */
  favorites?: ReadonlySet<string> | undefined;
  /** Draws the hearts; a promise is awaited as in `ProductCard`. */
  onFavoriteChange?: ((product: P, isFavorite: boolean) => unknown) | undefined;
  onQuickAdd?: ((product: P) => void) | undefined;
  /** Ids of products that are on their way into the cart. */
  pending?: ReadonlySet<string> | undefined;
  /** By product id, why it did not get into the cart. */
  errors?: ReadonlyMap<string, string> | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** How many cards from the start load their pictures at once. @default 0 */
  priorityCount?: number | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLUListElement> | undefined;
}

/**
 * Products in rows, with the faces of loading, nothing and failure. Products that are added at the end leave the focus where
 * it is.
 */
export function ProductGrid<P extends CardProduct>(props: ProductGridProps<P>) {
  const { status, products, hrefOf, columns = 'beside', onFavoriteChange, onQuickAdd, priorityCount = 0 } = props;
  const words = useWords(productGridWords);
  const layout = columns === 'list' ? 'horizontal' : 'vertical';
  if (status === 'empty') return props.empty ?? <EmptyState title={words.noProducts} />;
  if (status === 'error') return <ErrorPanel kind="unknown" onRetry={props.onRetry} />;
  if (status === 'loading') {
    return (
      <div aria-busy="true" aria-label={words.loadingProducts} role="status" className={styles.grid({ columns })}>
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
      className={joinClass(styles.grid({ columns }), props.className)}
    >
      {products.map((product, place) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            href={hrefOf(product)}
            layout={layout}
            headingLevel={props.headingLevel}
            isPriority={place < priorityCount}
            isFavorite={props.favorites?.has(product.id)}
            isPending={props.pending?.has(product.id)}
            errorMessage={props.errors?.get(product.id)}
            onFavoriteChange={onFavoriteChange && ((isFavorite) => onFavoriteChange(product, isFavorite))}
            onQuickAdd={onQuickAdd && (() => onQuickAdd(product))}
          />
        </li>
      ))}
    </ul>
  );
}

/** What is left for the list once the grid's own props are taken out. */
function rootProps<P extends CardProduct>(props: ProductGridProps<P>) {
  const { status, products, hrefOf, label, columns, skeletonCount, empty, onRetry, favorites, ...others } = props;
  const { onFavoriteChange, onQuickAdd, pending, errors, headingLevel, priorityCount, className, ref, ...rest } =
    others;
  return rest;
}
