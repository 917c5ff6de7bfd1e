import { ActionIcon, Anchor, Checkbox, NumberInput, Text } from '@mantine/core';
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
        onChange={(event) => onSelectionChange(id, event.currentTarget.checked)}
      />
      <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
      <div className="body">
        <Anchor href={`#${id}`}>{title}</Anchor>
        <Text size="sm">{skuUuid}</Text>
        <Text fw={700}>{writePrice(price)}</Text>
        <div className="stepper">
          <ActionIcon
            variant="default"
            aria-label={messages.decrease(title)}
            onClick={() => onQuantityChange(id, Math.max(1, quantity - 1))}
          >
            <MinusIcon />
          </ActionIcon>
          <NumberInput
            aria-label={messages.quantity(title)}
            hideControls
            min={1}
            value={quantity}
            onChange={(next) => onQuantityChange(id, Number(next) || 1)}
          />
          <ActionIcon
            variant="default"
            aria-label={messages.increase(title)}
            onClick={() => onQuantityChange(id, quantity + 1)}
          >
            <PlusIcon />
          </ActionIcon>
        </div>
        <ActionIcon variant="subtle" aria-label={messages.remove(title)} onClick={() => onRemove(id)}>
          <CloseIcon />
        </ActionIcon>
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
