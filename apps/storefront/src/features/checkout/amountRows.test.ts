import type { OrderPreview } from '@mallard/domain/contract';
import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { type CouponTerms, priceOrder } from '@mallard/domain/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createI18n, loadMessages, type Translator } from '../../i18n/i18n.ts';
import { amountRows } from './amountRows.ts';

const i18n = createI18n('en-US', DEFAULT_SHOP);
await loadMessages(i18n, 'en-US', ['checkout']);
const { t } = i18n.translator('en-US', 'checkout') as Translator<'checkout'>;
const now = Date.parse('2026-11-02T08:30:00.000Z');

function rowsOf(listPrice: number, price: number, kind?: CouponTerms['kind']) {
  const terms = {
    threshold: minor(0),
    cap: null,
    categoryUuids: [],
    startTime: '2026-11-01T00:00:00.000Z',
    endTime: '2026-12-01T00:00:00.000Z',
  };
  const coupon = kind && ({ ...terms, kind, value: kind === 'amount' ? 300 : kind === 'percent' ? 10 : 0 } as never);
  const line = { categoryUuids: ['c'], price: minor(price), originalPrice: minor(listPrice), quantity: 2 };
  const { total, savings, trace } = priceOrder({
    shop: DEFAULT_SHOP,
    lines: [line as never],
    coupon: coupon ?? null,
    shippingMethod: 'standard',
    now,
  });
  const lines = [{ status: 'available', quantity: 2 }];
  const orderFields = { lines, coupons: [], couponUuid: null, shippingMethod: 'standard' };
  return { total, savings, rows: amountRows(t, { ...orderFields, steps: trace, savings } as unknown as OrderPreview) };
}

it('adds up to the total, and its saving rows to the savings', () => {
  fc.assert(
    fc.property(
      fc.nat(90_000),
      fc.nat(90_000),
      fc.constantFrom(undefined, 'amount', 'percent', 'freeShipping'),
      (listPrice, price, kind) => {
        const { total, savings, rows } = rowsOf(listPrice, price, kind);
        const saved = rows.reduce((sum, row) => sum + (row.isSaving ? (row.amount ?? 0) : 0), 0);
        const charged = rows.reduce((sum, row) => sum + (row.isSaving ? 0 : (row.amount ?? 0)), 0);
        expect(saved).toBe(savings);
        expect(charged - saved).toBe(total);
      },
    ),
  );
});

it('shows the list price and its reduction when items are reduced', () => {
  const labels = (rows: ReturnType<typeof rowsOf>['rows']) => rows.map(({ label }) => label);
  expect(labels(rowsOf(900, 700).rows)).toEqual(['List price (2 items)', 'Item discounts', 'Shipping (Standard)']);
  expect(labels(rowsOf(700, 700).rows)).toEqual(['Subtotal (2 items)', 'Shipping (Standard)']);
});

it('shows the amounts of a back end whose rules are unknown', () => {
  const preview = {
    lines: [{ status: 'available', quantity: 1 }],
    coupons: [],
    couponUuid: null,
    shippingMethod: 'standard',
  };
  const steps = [
    { rule: 'GOODS', amount: minor(900), isSaving: false },
    { rule: 'loyalty', amount: minor(300), isSaving: true },
  ];
  const amounts = { goods: minor(900), discount: minor(300), shipping: minor(0), total: minor(600) };
  const rows = amountRows(t, { ...preview, steps, amounts, savings: minor(300) } as unknown as OrderPreview);
  expect(rows.map(({ label, amount, isSaving }) => [label, amount, isSaving])).toEqual([
    ['Subtotal (1 item)', 900, false],
    ['Item discounts', 300, true],
    ['Shipping (Standard)', 0, false],
  ]);
});

it('shows no reduction for a back end without `savings`', () => {
  const preview = { lines: [], coupons: [], couponUuid: null, shippingMethod: 'standard', savings: minor(0) };
  const steps = [
    { rule: 'GOODS', amount: minor(900), isSaving: false },
    { rule: 'COUPON', amount: minor(300), isSaving: true },
  ];
  const rows = amountRows(t, { ...preview, steps } as unknown as OrderPreview);
  expect(rows.map(({ amount }) => amount)).toEqual([900, 300]);
});
