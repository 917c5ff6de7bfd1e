import { minor } from '@mallard/domain/money';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { Price } from './Price.tsx';

conformance('Price', (root) => <Price {...root} amount={minor(8900)} original={minor(12_900)} unit="kg" />);

afterEach(cleanup);

it.each([
  ['en-US', '89.00 British pounds'],
  ['zh-CN', '89.00 英镑'],
])('reads out currencies by their names in %s', (locale, spoken) => {
  const { container } = render(
    <MallardProvider locale={locale}>
      <Price amount={minor(8900)} currency="GBP" />
    </MallardProvider>,
  );
  expect(container.textContent).toBe(`${spoken}£89.00`);
});
