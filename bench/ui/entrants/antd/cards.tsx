import { Card as AntCard, Button, Typography } from 'antd';
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
    <AntCard
      size="small"
      cover={
        <div className="shot">
          <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
          <Button
            className="heart"
            type="text"
            shape="circle"
            aria-label={messages.favorite(title)}
            aria-pressed={isFavorite}
            icon={<HeartIcon />}
            onClick={() => onFavoriteChange(id, !isFavorite)}
          />
        </div>
      }
    >
      <Typography.Title level={3}>
        <Typography.Link href={`#${id}`}>{title}</Typography.Link>
      </Typography.Title>
      <div className="row">
        <Typography.Text type="secondary">{`★ ${rating.toFixed(1)}`}</Typography.Text>
        <Typography.Text type="secondary">{messages.sold(writeCount(sales))}</Typography.Text>
      </div>
      <div className="row">
        <Typography.Text strong>{writePrice(price)}</Typography.Text>
        <Typography.Text delete>{writePrice(originalPrice)}</Typography.Text>
        <Button shape="circle" aria-label={messages.add(title)} icon={<PlusIcon />} onClick={() => onAdd(id)} />
      </div>
    </AntCard>
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
