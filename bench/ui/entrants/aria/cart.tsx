import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Link } from 'react-aria-components/Link';
import { Group, Input, NumberField } from 'react-aria-components/NumberField';
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
        <span className="check" />
      </Checkbox>
      <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
      <div className="body">
        <Link href={`#${id}`}>{title}</Link>
        <span className="meta">{skuUuid}</span>
        <span className="price">{writePrice(price)}</span>
        <NumberField
          aria-label={messages.quantity(title)}
          value={quantity}
          minValue={1}
          onChange={(next) => onQuantityChange(id, next)}
        >
          <Group className="stepper">
            <Button slot="decrement" className="round">
              <MinusIcon />
            </Button>
            <Input />
            <Button slot="increment" className="round">
              <PlusIcon />
            </Button>
          </Group>
        </NumberField>
        <Button className="round" aria-label={messages.remove(title)} onPress={() => onRemove(id)}>
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
