import { CartLine } from '@mallard/ui/CartLine';
import { Grid } from '@mallard/ui/Grid';
import { memo } from 'react';
import type { CartProps, Line } from '../../works/cart.tsx';

interface LineProps extends Omit<CartProps, 'lines'> {
  line: Line;
}

const OneLine = memo(function OneLine({ line, onQuantityChange, onSelectionChange, onRemove }: LineProps) {
  return (
    <CartLine
      line={line}
      href={`#${line.id}`}
      onQuantityChange={(quantity) => onQuantityChange(line.id, quantity)}
      onSelectionChange={(isSelected) => onSelectionChange(line.id, isSelected)}
      onRemove={() => onRemove(line.id)}
    />
  );
});

export function Cart({ lines, ...handlers }: CartProps) {
  return (
    <Grid as="ul" columns={1}>
      {lines.map((line) => (
        <OneLine key={line.id} line={line} {...handlers} />
      ))}
    </Grid>
  );
}
