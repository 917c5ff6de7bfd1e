import { memo } from 'react';
import type { CartProps, Line } from '../../works/cart.tsx';
import { messages } from '../../works/messages.ts';
import { writePrice } from '../../works/products.ts';
import { CloseIcon, MinusIcon, PlusIcon } from './icons.tsx';

interface CartLineProps extends Omit<CartProps, 'lines'> {
  line: Line;
}

const CartLine = memo(function CartLine({ line, onQuantityChange, onSelectionChange, onRemove }: CartLineProps) {
  const { id, title, skuUuid, image, price, quantity, isSelected } = line;
  return (
    <li className="line">
      <input
        type="checkbox"
        className="check"
        aria-label={messages.select(title)}
        checked={isSelected}
        onChange={(event) => onSelectionChange(id, event.target.checked)}
      />
      <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
      <div className="body">
        <a href={`#${id}`}>{title}</a>
        <span className="meta">{skuUuid}</span>
        <span className="price">{writePrice(price)}</span>
        <div className="stepper">
          <button
            type="button"
            className="round"
            aria-label={messages.decrease(title)}
            onClick={() => onQuantityChange(id, Math.max(1, quantity - 1))}
          >
            <MinusIcon />
          </button>
          <input
            type="text"
            inputMode="numeric"
            aria-label={messages.quantity(title)}
            value={quantity}
            onChange={(event) => onQuantityChange(id, Number(event.target.value) || 1)}
          />
          <button
            type="button"
            className="round"
            aria-label={messages.increase(title)}
            onClick={() => onQuantityChange(id, quantity + 1)}
          >
            <PlusIcon />
          </button>
        </div>
        <button type="button" className="round" aria-label={messages.remove(title)} onClick={() => onRemove(id)}>
          <CloseIcon />
        </button>
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
