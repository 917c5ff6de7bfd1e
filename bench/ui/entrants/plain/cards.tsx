import { memo } from 'react';
import type { CardsProps } from '../../works/cards.tsx';
import { messages } from '../../works/messages.ts';
import { type Product, writeCount, writePrice } from '../../works/products.ts';
import { HeartIcon, PlusIcon } from './icons.tsx';

interface CardProps extends Omit<CardsProps, 'products'> {
  product: Product;
}

const Card = memo(function Card({ product, onFavoriteChange, onAdd }: CardProps) {
  const { id, title, image, price, originalPrice, rating, sales, isFavorite } = product;
  return (
    <article className="card">
      <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
      <button
        type="button"
        className="round heart"
        aria-label={messages.favorite(title)}
        aria-pressed={isFavorite}
        onClick={() => onFavoriteChange(id, !isFavorite)}
      >
        <HeartIcon />
      </button>
      <h3>
        <a href={`#${id}`}>{title}</a>
      </h3>
      <p className="meta">
        <span>{`★ ${rating.toFixed(1)}`}</span>
        <span>{messages.sold(writeCount(sales))}</span>
      </p>
      <div className="foot">
        <span className="price">{writePrice(price)}</span>
        <s className="was">{writePrice(originalPrice)}</s>
        <button type="button" className="round" aria-label={messages.add(title)} onClick={() => onAdd(id)}>
          <PlusIcon />
        </button>
      </div>
    </article>
  );
});

export function Cards({ products, ...handlers }: CardsProps) {
  return (
    <div className="cards">
      {products.map((product) => (
        <Card key={product.id} product={product} {...handlers} />
      ))}
    </div>
  );
}
