import { Grid } from '@mallard/ui/Grid';
import { ProductCard } from '@mallard/ui/ProductCard';
import { memo } from 'react';
import type { CardsProps } from '../../works/cards.tsx';
import type { Product } from '../../works/products.ts';

interface CardProps extends Omit<CardsProps, 'products'> {
  product: Product;
}

const Card = memo(function Card({ product, onFavoriteChange, onAdd }: CardProps) {
  return (
    <ProductCard
      product={product}
      href={`#${product.id}`}
      isFavorite={product.isFavorite}
      onFavoriteChange={(isFavorite) => onFavoriteChange(product.id, isFavorite)}
      onQuickAdd={() => onAdd(product.id)}
    />
  );
});

export function Cards({ products, ...handlers }: CardsProps) {
  return (
    <Grid columns={2}>
      {products.map((product) => (
        <Card key={product.id} product={product} {...handlers} />
      ))}
    </Grid>
  );
}
