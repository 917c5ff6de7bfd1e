import { Button, Checkbox, Link, NumberField, Typography } from '@heroui/react';
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
        isSelected={isSelected}
        onChange={(selected) => onSelectionChange(id, selected)}
      >
        <Checkbox.Content>
          <Checkbox.Control>
            <Checkbox.Indicator />
          </Checkbox.Control>
        </Checkbox.Content>
      </Checkbox>
      <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
      <div className="body">
        <Link href={`#${id}`}>{title}</Link>
        <Typography>{skuUuid}</Typography>
        <Typography>{writePrice(price)}</Typography>
        <NumberField
          aria-label={messages.quantity(title)}
          value={quantity}
          minValue={1}
          onChange={(next) => onQuantityChange(id, next)}
        >
          <NumberField.Group>
            <NumberField.DecrementButton>
              <MinusIcon />
            </NumberField.DecrementButton>
            <NumberField.Input />
            <NumberField.IncrementButton>
              <PlusIcon />
            </NumberField.IncrementButton>
          </NumberField.Group>
        </NumberField>
        <Button isIconOnly variant="ghost" aria-label={messages.remove(title)} onPress={() => onRemove(id)}>
          <CloseIcon />
        </Button>
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
