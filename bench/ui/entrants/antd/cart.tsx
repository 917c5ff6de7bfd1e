import { Button, Checkbox, InputNumber, Typography } from 'antd';
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
        onChange={(event) => onSelectionChange(id, event.target.checked)}
      />
      <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
      <div className="body">
        <Typography.Link href={`#${id}`}>{title}</Typography.Link>
        <Typography.Text type="secondary">{skuUuid}</Typography.Text>
        <Typography.Text strong>{writePrice(price)}</Typography.Text>
        <div className="stepper">
          <Button
            aria-label={messages.decrease(title)}
            icon={<MinusIcon />}
            onClick={() => onQuantityChange(id, Math.max(1, quantity - 1))}
          />
          <InputNumber
            aria-label={messages.quantity(title)}
            inputMode="numeric"
            controls={false}
            min={1}
            value={quantity}
            onChange={(next) => onQuantityChange(id, next ?? 1)}
          />
          <Button
            aria-label={messages.increase(title)}
            icon={<PlusIcon />}
            onClick={() => onQuantityChange(id, quantity + 1)}
          />
        </div>
        <Button type="text" aria-label={messages.remove(title)} icon={<CloseIcon />} onClick={() => onRemove(id)} />
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
