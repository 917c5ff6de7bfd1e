import { Flex, Heading, IconButton, Inset, Link, Card as RadixCard, Text } from '@radix-ui/themes';
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
    <RadixCard asChild>
      <article>
        <Inset className="shot">
          <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
          <IconButton
            className="heart"
            variant="ghost"
            aria-label={messages.favorite(title)}
            aria-pressed={isFavorite}
            onClick={() => onFavoriteChange(id, !isFavorite)}
          >
            <HeartIcon />
          </IconButton>
        </Inset>
        <Heading as="h3" size="2">
          <Link href={`#${id}`}>{title}</Link>
        </Heading>
        <Flex gap="2">
          <Text size="1">{`★ ${rating.toFixed(1)}`}</Text>
          <Text size="1">{messages.sold(writeCount(sales))}</Text>
        </Flex>
        <Flex gap="2" align="center">
          <Text weight="bold">{writePrice(price)}</Text>
          <Text size="1" asChild>
            <s>{writePrice(originalPrice)}</s>
          </Text>
          <IconButton variant="outline" aria-label={messages.add(title)} onClick={() => onAdd(id)}>
            <PlusIcon />
          </IconButton>
        </Flex>
      </article>
    </RadixCard>
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
