import { minor } from '@mallard/domain/money';
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { CartDrawer } from './CartDrawer.tsx';

afterEach(cleanup);

it('gives its panel to the host', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <MallardProvider locale="en-US">
      <CartDrawer
        isOpen
        onOpenChange={() => {}}
        count={0}
        total={minor(0)}
        cartHref="/cart"
        shopHref="/home"
        onCheckout={() => {}}
        ref={ref}
        className="host"
      />
    </MallardProvider>,
  );
  expect(ref.current?.classList.contains('host')).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Cart' })).toBeDefined();
});
