import { couponKinds } from '@mallard/domain/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from './checks.ts';
import { id, instant, money } from './columns.ts';
import type { StoredText } from './stored.ts';

/** Coupons that users can claim. `used` ≤ `claimed` ≤ `total`. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    slug: text().unique(),
    name: jsonb().$type<StoredText>().notNull(),
    kind: text({ enum: couponKinds }).notNull(),
    /** Discount: minor units for `amount`, basis points for `percent`, 0 for `freeShipping`. */
    value: integer().notNull(),
    threshold: money().notNull(),
    cap: money(),
    /** Empty means all categories. */
    categoryIds: jsonb().$type<string[]>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    total: integer().notNull(),
    claimed: integer().notNull().default(0),
    used: integer().notNull().default(0),
  },
  (table) => [
    index('coupons_ends').on(table.endsAt),
    check('coupons_kind', oneOf(table.kind, couponKinds)),
    check('coupons_claimed', sql`${table.claimed} BETWEEN 0 AND ${table.total}`),
    check('coupons_used', sql`${table.used} BETWEEN 0 AND ${table.claimed}`),
    check('coupons_amounts', sql`${table.value} >= 0 AND ${table.threshold} >= 0 AND ${table.cap} >= 0`),
  ],
);
