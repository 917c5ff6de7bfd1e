import MuiCard from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
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
    <MuiCard variant="outlined" component="article">
      <div className="shot">
        <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
        <IconButton
          className="heart"
          aria-label={messages.favorite(title)}
          aria-pressed={isFavorite}
          onClick={() => onFavoriteChange(id, !isFavorite)}
        >
          <HeartIcon />
        </IconButton>
      </div>
      <CardContent>
        <Typography variant="subtitle1" component="h3">
          <Link href={`#${id}`} color="inherit" underline="none">
            {title}
          </Link>
        </Typography>
        <div className="row">
          <Typography variant="body2">{`★ ${rating.toFixed(1)}`}</Typography>
          <Typography variant="body2">{messages.sold(writeCount(sales))}</Typography>
        </div>
      </CardContent>
      <CardActions>
        <Typography component="span">{writePrice(price)}</Typography>
        <Typography component="s" variant="body2">
          {writePrice(originalPrice)}
        </Typography>
        <IconButton aria-label={messages.add(title)} onClick={() => onAdd(id)}>
          <PlusIcon />
        </IconButton>
      </CardActions>
    </MuiCard>
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
