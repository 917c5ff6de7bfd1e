import type { ReactNode, Ref } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx';
import { Package } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import type { CardProduct } from '../ProductCard/ProductCard.tsx';
import { ProductCards, type ProductCardsProps, splitProps } from './ProductCards.tsx';
import * as styles from './ProductGrid.css.ts';

export interface ProductGridProps<P extends CardProduct> extends Omit<ProductCardsProps<P>, 'isLoading' | 'ref'> {
  /** Loading state of the products. @default 'ready' */
  status?: 'loading' | 'error' | 'ready' | undefined;
  /** Content when there are no products. @default a short sentence */
  empty?: ReactNode;
  /** Loads again after a failure; without it there is no retry button. */
  onRetry?: (() => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Products in rows, with loading, empty and error states. */
export function ProductGrid<P extends CardProduct>(props: ProductGridProps<P>) {
  const { status = 'ready', empty, onRetry, className, ref, ...remainingProps } = props;
  const { cardProps, elementProps } = splitProps(remainingProps);
  const t = useMessages('commerce', 'ProductGrid');
  const isEmpty = status === 'ready' && props.products.length === 0;
  return (
    // Receives the focus of a retry button that disappears.
    <div ref={ref} tabIndex={-1} {...elementProps} className={joinClass(styles.root, className)}>
      {status === 'error' && <ErrorPanel kind="unknown" onRetry={onRetry} />}
      {isEmpty && (empty ?? <EmptyState illustration={<Icon glyph={Package} size="lg" />} title={t('noProducts')} />)}
      {status !== 'error' && !isEmpty && <ProductCards {...cardProps} isLoading={status === 'loading'} />}
    </div>
  );
}
