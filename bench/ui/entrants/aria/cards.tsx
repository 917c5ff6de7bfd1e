import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Heading } from 'react-aria-components/Heading';
import { Link } from 'react-aria-components/Link';
import { Text } from 'react-aria-components/Text';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import type { CardsProps } from '../../works/cards.tsx';
import { messages } from '../../works/messages.ts';
import { type Product, writeCount, writePrice } from '../../works/products.ts';
import { HeartIcon, PlusIcon } from '../plain/icons.tsx';

interface CardProps extends Omit<CardsProps, 'products'> {
  product: Product;
}

const Card = memo(function Card({ product, onFavoriteChange, onAdd }: CardProps) {
  const { id, title, image, price, originalPrice, rating, sales, isFavorite } = product;
  return (
    <article className="card">
      <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
      <ToggleButton
        className="round heart"
        aria-label={messages.favorite(title)}
        isSelected={isFavorite}
        onChange={(isSelected) => onFavoriteChange(id, isSelected)}
      >
        <HeartIcon />
      </ToggleButton>
      <Heading level={3}>
        <Link href={`#${id}`}>{title}</Link>
      </Heading>
      <p className="meta">
        <Text>{`★ ${rating.toFixed(1)}`}</Text>
        <Text>{messages.sold(writeCount(sales))}</Text>
      </p>
      <div className="foot">
        <Text className="price">{writePrice(price)}</Text>
        <s className="was">{writePrice(originalPrice)}</s>
        <Button className="round" aria-label={messages.add(title)} onPress={() => onAdd(id)}>
          <PlusIcon />
        </Button>
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
