import { minor } from '@mallard/domain/money';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { Price } from './Price.tsx';

conformance('Price', (root) => <Price {...root} amount={minor(8900)} original={minor(12_900)} unit="kg" />);

afterEach(cleanup);

it.each([
  [16_800, '¥168'],
  [16_850, '¥168.50'],
])('strikes %i through as %s in every size', (original, struck) => {
  const sizes = ['sm', 'md', 'lg', 'xl'] as const;
  const { container } = render(
    <SampleProvider locale="en-US">
      {sizes.map((size) => (
        <Price key={size} size={size} amount={minor(8900)} original={minor(original)} />
      ))}
    </SampleProvider>,
  );
  expect([...container.querySelectorAll('s')].map((element) => element.textContent)).toEqual(sizes.map(() => struck));
});

it.each([
  ['en-US', '89.00 British pounds'],
  ['zh-CN', '89.00英镑'],
])('announces currencies by their names in %s', (locale, spoken) => {
  const { container } = render(
    <SampleProvider locale={locale}>
      <Price amount={minor(8900)} currency="GBP" />
    </SampleProvider>,
  );
  expect(container.textContent).toBe(`${spoken}£89.00`);
});

it.each([
  ['en-US', 'From 89.00 yuanFrom¥89.00', 'Now from 89.00 yuan, was 129.00 yuanFrom¥89.00¥129'],
  ['zh-CN', '89.00 元起¥89.00起', '现价 89.00 元起，原价 129.00 元¥89.00起¥129'],
])('announces that it is the lowest of several prices in %s', (locale, alone, reduced) => {
  const textOf = (original?: number) => {
    const price = <Price amount={minor(8900)} isFrom original={original === undefined ? null : minor(original)} />;
    return render(<SampleProvider locale={locale}>{price}</SampleProvider>).container.textContent;
  };
  expect(textOf()).toBe(alone);
  expect(textOf(12_900)).toBe(reduced);
});

it('strikes nothing through when the previous price is lower', () => {
  const { container } = render(
    <SampleProvider locale="en-US">
      <Price amount={minor(-3000)} original={minor(0)} />
    </SampleProvider>,
  );
  expect(container.querySelector('s')?.textContent).toBe('¥0');
});

it('shows its amount without a provider', () => {
  const { container } = render(<Price amount={minor(8900)} original={minor(12_900)} />);
  expect(container.textContent).toBe('89.00 yuan 129.00 yuan¥89.00¥129');
});

it.each([
  ['en-US', 'USD', 'US dollars', '$1,280.50'],
  ['de-DE', 'EUR', 'Euro', '1.280,50\u00a0€'],
  ['ja-JP', 'JPY', '円', '￥128,050'],
  ['ar', 'KWD', 'دينار كويتي', '\u200f128.050\u00a0د.ك.\u200f'],
])('shows the currency of the provider as usual in %s', (locale, currency, name, shown) => {
  const { container } = render(
    <SampleProvider locale={locale} currency={currency}>
      <Price amount={minor(128_050)} />
    </SampleProvider>,
  );
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(shown);
  expect(container.firstElementChild?.firstElementChild?.textContent).toContain(name);
});

it('reads a right-to-left price from the right, and its number from the left', () => {
  const { container } = render(
    <SampleProvider locale="ar" currency="KWD">
      <Price amount={minor(128_050)} />
    </SampleProvider>,
  );
  expect(container.querySelector('[dir="rtl"] > bdi[dir="ltr"]')?.textContent).toBe('128.050');
});
