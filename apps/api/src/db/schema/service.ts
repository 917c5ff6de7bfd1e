import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import type { StoredText } from './stored.ts';
import { users } from './users.ts';

/** Notifications of users. */
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
    /** Storefront path that the notification links to. */
    link: text(),
    readAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index('notifications_newest').on(table.userId, table.createdAt.desc(), table.id)],
);

/** Stored responses by idempotency key, inserted in the transaction of the effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** User id, or `anonymous`. */
    scope: text().notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    /** HTTP status of the stored response. */
    status: integer(),
    /** Response in the language of the first request: a success or a final error. */
    answer: jsonb().$type<{ message: string; data: unknown }>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.endpoint, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);

/** Hits of rate limits: the current and the previous window per key. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    windowStart: instant().notNull(),
    hits: integer().notNull(),
    hitsBefore: integer().notNull(),
  },
  (table) => [index('rate_limits_age').on(table.windowStart)],
);

/** Error reports of browsers. */
export const errorReports = pgTable('error_reports', {
  id: id(),
  type: text().notNull(),
  error: jsonb().$type<Record<string, unknown>>().notNull(),
  context: jsonb().$type<Record<string, string>>().notNull(),
  happenedAt: instant().notNull(),
  createdAt: instant().notNull(),
});

/** Messages of the contact form. */
export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text().notNull(),
  contact: text().notNull(),
  topic: text().notNull(),
  message: text().notNull(),
  createdAt: instant().notNull(),
});

/** Data about this installation, such as the seed time and generated secrets. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
