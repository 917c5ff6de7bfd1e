import { Button, Card as HeroCard, Link, ToggleButton, Typography } from '@heroui/react';
import { memo } from 'react';
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
    <HeroCard>
      <div className="shot">
        <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
        <ToggleButton
          isIconOnly
          className="heart"
          aria-label={messages.favorite(title)}
          isSelected={isFavorite}
          onChange={(isSelected) => onFavoriteChange(id, isSelected)}
        >
          <HeartIcon />
        </ToggleButton>
      </div>
      <HeroCard.Header>
        <HeroCard.Title>
          <Link href={`#${id}`}>{title}</Link>
        </HeroCard.Title>
      </HeroCard.Header>
      <HeroCard.Content>
        <div className="row">
          <Typography>{`★ ${rating.toFixed(1)}`}</Typography>
          <Typography>{messages.sold(writeCount(sales))}</Typography>
        </div>
      </HeroCard.Content>
      <HeroCard.Footer>
        <Typography>{writePrice(price)}</Typography>
        <s>{writePrice(originalPrice)}</s>
        <Button isIconOnly variant="outline" aria-label={messages.add(title)} onPress={() => onAdd(id)}>
          <PlusIcon />
        </Button>
      </HeroCard.Footer>
    </HeroCard>
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
