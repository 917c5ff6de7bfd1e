import { ActionIcon, Anchor, Group, Card as MantineCard, Text, Title } from '@mantine/core';
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
    <MantineCard withBorder component="article">
      <MantineCard.Section className="shot">
        <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
        <ActionIcon
          className="heart"
          variant="subtle"
          aria-label={messages.favorite(title)}
          aria-pressed={isFavorite}
          onClick={() => onFavoriteChange(id, !isFavorite)}
        >
          <HeartIcon />
        </ActionIcon>
      </MantineCard.Section>
      <Title order={3} size="sm">
        <Anchor href={`#${id}`}>{title}</Anchor>
      </Title>
      <Group>
        <Text size="sm">{`★ ${rating.toFixed(1)}`}</Text>
        <Text size="sm">{messages.sold(writeCount(sales))}</Text>
      </Group>
      <Group>
        <Text fw={700}>{writePrice(price)}</Text>
        <Text td="line-through" size="sm">
          {writePrice(originalPrice)}
        </Text>
        <ActionIcon variant="default" aria-label={messages.add(title)} onClick={() => onAdd(id)}>
          <PlusIcon />
        </ActionIcon>
      </Group>
    </MantineCard>
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
