import { describe, expect, it } from 'vitest';
import { carousels } from './carousels.ts';
import { categories } from './categories.ts';
import { coupons } from './coupons.ts';
import { notifications } from './notifications.ts';
import { products } from './products/products.ts';

const tops = categories.filter(({ level }) => level === 1).map(({ slug }) => slug);

describe('coupons', () => {
  it('have unique slugs and known categories', () => {
    expect(new Set(coupons.map(({ slug }) => slug)).size).toBe(coupons.length);
    for (const { categorySlugs } of coupons) for (const slug of categorySlugs) expect(tops).toContain(slug);
  });

  it.each(coupons)(
    '$slug has a value that fits its kind',
    ({ kind, value, threshold, cap, startsInDays, endsInDays }) => {
      if (kind === 'amount') expect(value > 0 && value < threshold).toBe(true);
      if (kind === 'percent') expect(value > 0 && value < 10_000).toBe(true);
      if (kind === 'freeShipping') expect(value).toBe(0);
      if (kind !== 'percent') expect(cap).toBeNull();
      expect(startsInDays).toBeLessThan(endsInDays);
    },
  );

  it.each(['amount', 'percent', 'freeShipping'] as const)(
    'include at least six of the kind %s, in every state',
    (kind) => {
      const all = coupons.filter((coupon) => coupon.kind === kind);
      expect(all.length).toBeGreaterThanOrEqual(6);
      const running = all.filter(({ startsInDays, endsInDays }) => startsInDays <= 0 && endsInDays > 0);
      expect(running.filter(({ total }) => total > 0).length).toBeGreaterThanOrEqual(2);
      expect(running.some(({ total }) => total === 0)).toBe(true);
      expect(all.some(({ startsInDays }) => startsInDays > 0)).toBe(true);
      expect(all.some(({ endsInDays }) => endsInDays < 0)).toBe(true);
    },
  );
});

describe('carousels', () => {
  it('are four, each with both pictures and a valid link', () => {
    expect(carousels).toHaveLength(4);
    expect(new Set(carousels.map(({ slug }) => slug)).size).toBe(carousels.length);
    for (const { wide, tall, link } of carousels) {
      expect(wide.width / wide.height).toBeCloseTo(16 / 9, 2);
      expect(tall.width).toBeLessThan(tall.height);
      if (link.kind === 'category') expect(categories.map((category) => category.slug)).toContain(link.slug);
      if (link.kind === 'product') expect(products.map((product) => product.slug)).toContain(link.slug);
    }
  });
});

describe('notifications', () => {
  it('link to existing products', () => {
    for (const { link } of notifications)
      if (link?.kind === 'product') expect(products.map(({ slug }) => slug)).toContain(link.slug);
  });
});
