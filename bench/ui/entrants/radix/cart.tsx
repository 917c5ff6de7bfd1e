import { Checkbox, IconButton, Link, Text, TextField } from '@radix-ui/themes';
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
        aria-label={messages.select(title)}
        checked={isSelected}
        onCheckedChange={(checked) => onSelectionChange(id, checked === true)}
      />
      <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
      <div className="body">
        <Link href={`#${id}`}>{title}</Link>
        <Text size="1">{skuUuid}</Text>
        <Text weight="bold">{writePrice(price)}</Text>
        <div className="stepper">
          <IconButton
            variant="outline"
            aria-label={messages.decrease(title)}
            onClick={() => onQuantityChange(id, Math.max(1, quantity - 1))}
          >
            <MinusIcon />
          </IconButton>
          <TextField.Root
            inputMode="numeric"
            aria-label={messages.quantity(title)}
            value={quantity}
            onChange={(event) => onQuantityChange(id, Number(event.target.value) || 1)}
          />
          <IconButton
            variant="outline"
            aria-label={messages.increase(title)}
            onClick={() => onQuantityChange(id, quantity + 1)}
          >
            <PlusIcon />
          </IconButton>
        </div>
        <IconButton variant="ghost" aria-label={messages.remove(title)} onClick={() => onRemove(id)}>
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
