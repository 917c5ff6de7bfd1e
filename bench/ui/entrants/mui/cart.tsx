import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { CartProps, Line } from '../../works/cart.tsx';
import { messages } from '../../works/messages.ts';
import { writePrice } from '../../works/products.ts';
import { CloseIcon, MinusIcon, PlusIcon } from '../plain/icons.tsx';

interface CartLineProps extends Omit<CartProps, 'lines'> {
  line: Line;
}

const CartLine = memo(function CartLine({ line, onQuantityChange, onSelectionChange, onRemove }: CartLineProps) {
  const { id, title, skuUuid, image, price, quantity, isSelected } = line;
  return (
    <li className="line">
      <Checkbox
        slotProps={{ input: { 'aria-label': messages.select(title) } }}
        checked={isSelected}
        onChange={(event) => onSelectionChange(id, event.target.checked)}
      />
      <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
      <div className="body">
        <Link href={`#${id}`} color="inherit" underline="none">
          {title}
        </Link>
        <Typography variant="body2">{skuUuid}</Typography>
        <Typography>{writePrice(price)}</Typography>
        <div className="stepper">
          <IconButton
            aria-label={messages.decrease(title)}
            onClick={() => onQuantityChange(id, Math.max(1, quantity - 1))}
          >
            <MinusIcon />
          </IconButton>
          <OutlinedInput
            size="small"
            value={quantity}
            inputProps={{ inputMode: 'numeric', 'aria-label': messages.quantity(title), size: 2 }}
            onChange={(event) => onQuantityChange(id, Number(event.target.value) || 1)}
          />
          <IconButton aria-label={messages.increase(title)} onClick={() => onQuantityChange(id, quantity + 1)}>
            <PlusIcon />
          </IconButton>
        </div>
        <IconButton aria-label={messages.remove(title)} onClick={() => onRemove(id)}>
          <CloseIcon />
        </IconButton>
      </div>
    </li>
  );
});

export function Cart({ lines, ...handlers }: CartProps) {
  return (
    <ul className="lines">
      {lines.map((line) => (
        <CartLine key={line.id} line={line} {...handlers} />
      ))}
    </ul>
  );
}
