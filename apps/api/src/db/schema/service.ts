import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import type { StoredText } from './stored.ts';
import { users } from './users.ts';

/** Messages to shoppers. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['order', 'coupon', 'system'] }).notNull(),
    title: jsonb().$type<StoredText>().notNull(),
    content: jsonb().$type<StoredText>().notNull(),
    /** A path of the storefront, or none. */
    link: text(),
    readAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index('notifications_newest').on(table.userId, table.createdAt.desc(), table.id)],
);

/** Answers of keyed calls, written in the transaction of what they did, so that both exist or neither. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The shopper's id, or `anonymous`. */
    scope: text().notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    /** HTTP status of the stored answer. */
    status: integer(),
    /** What was answered, in the language of the first call: a success or a final refusal. */
    answer: jsonb().$type<{ message: string; data: unknown }>(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.endpoint, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);

/** Hits of limited calls, a sliding window of two halves per caller. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    windowStart: moment().notNull(),
    hits: integer().notNull(),
    hitsBefore: integer().notNull(),
  },
  (table) => [index('rate_limits_age').on(table.windowStart)],
);

/** What browsers reported. */
export const errorReports = pgTable('error_reports', {
  id: id(),
  type: text().notNull(),
  error: jsonb().$type<Record<string, unknown>>().notNull(),
  context: jsonb().$type<Record<string, string>>().notNull(),
  happenedAt: moment().notNull(),
  createdAt: moment().notNull(),
});

/** What people wrote to the shop. */
export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text().notNull(),
  contact: text().notNull(),
  topic: text().notNull(),
  message: text().notNull(),
  createdAt: moment().notNull(),
});

/** The few facts about this installation itself: when it was seeded, secrets that nobody configured. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
