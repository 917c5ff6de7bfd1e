import { minor, sumMinor } from '@mallard/domain/money';
import { Button } from '@mallard/ui/Button';
import enUS from '@mallard/ui/locales/en-US';
import { MallardProvider } from '@mallard/ui/MallardProvider';
import { Price } from '@mallard/ui/Price';
import { QuantityStepper } from '@mallard/ui/QuantityStepper';
import { Tabs } from '@mallard/ui/Tabs';
import { fireEvent, render, screen } from '@testing-library/react';
import { createElement, useState } from 'react';

/** A product whose price, quantity and tabs a user changes. */
function Product() {
  const [quantity, setQuantity] = useState(1);
  const [inCart, setInCart] = useState(0);
  const amount = sumMinor(Array.from({ length: quantity }, () => minor(8900)));
  const items = ['Details', 'Reviews'].map((label) => ({ id: label, label, content: `All ${label}` }));
  return createElement(
    MallardProvider,
    { locale: 'en-US', messages: enUS },
    createElement(Price, { amount }),
    createElement(QuantityStepper, { max: 5, value: quantity, onChange: setQuantity }),
    createElement(Button, { onPress: () => setInCart(inCart + quantity) }, 'Add to cart'),
    createElement('output', null, `In the cart: ${inCart}`),
    createElement(Tabs, { label: 'About this product', items }),
  );
}

test('the domain adds up money', () => {
  expect(sumMinor([minor(8900), minor(8900)])).toBe(17800);
});

test('a user chooses a quantity and adds it to the cart', () => {
  const { container } = render(createElement(Product));
  expect(container.textContent).toContain('89.00');
  fireEvent.click(screen.getByRole('button', { name: /Increase/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(container.textContent).toContain('178.00');
  expect(screen.getByText('In the cart: 2')).toBeTruthy();
});

test('a component of React Aria shows the selected panel', () => {
  render(createElement(Product));
  fireEvent.click(screen.getByRole('tab', { name: 'Reviews' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('All Reviews');
});
