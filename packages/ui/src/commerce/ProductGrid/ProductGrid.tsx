import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx';
import { useWords } from '../../intl/useWords.ts';
import type { CardProduct } from '../ProductCard/ProductCard.tsx';
import { ProductCards, type ProductCardsProps } from './ProductCards.tsx';
import { productGridWords } from './ProductGrid.words.ts';

export interface ProductGridProps<P extends CardProduct> extends Omit<ProductCardsProps<P>, 'isLoading'> {
  /** `ready` shows the products; the others show what happens instead. */
  status: 'loading' | 'empty' | 'error' | 'ready';
  /** What to show when there is nothing; a short sentence of ours otherwise. */
  empty?: ReactNode;
  /** Draws the retry button when loading failed. */
  onRetry?: (() => void) | undefined;
}

/** Products in rows, with the faces of loading, nothing and failure. */
export function ProductGrid<P extends CardProduct>({ status, empty, onRetry, ...cards }: ProductGridProps<P>) {
  const words = useWords(productGridWords);
  if (status === 'empty') return empty ?? <EmptyState title={words.noProducts} />;
  if (status === 'error') return <ErrorPanel kind="unknown" onRetry={onRetry} />;
  return <ProductCards {...cards} isLoading={status === 'loading'} />;
}
