import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { orderItems } from './orders.ts';
import { products } from './products.ts';
import type { StoredAttribute, StoredPicture, StoredText } from './stored.ts';
import { users } from './users.ts';

/** Reviews. Sample reviews have neither user nor order. A user's text is stored for both languages. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    userId: uuid().references(() => users.id),
    orderItemId: uuid()
      .unique()
      .references(() => orderItems.id),
    nickname: text().notNull(),
    avatar: text(),
    rating: integer().notNull(),
    content: jsonb().$type<StoredText>().notNull(),
    pictures: jsonb().$type<StoredPicture[]>().notNull(),
    attributes: jsonb().$type<StoredAttribute[]>().notNull(),
    isAnonymous: boolean().notNull().default(false),
    reply: jsonb().$type<StoredText>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('reviews_newest').on(table.productId, table.createdAt.desc(), table.id),
    index('reviews_user').on(table.userId),
    check('reviews_rating', sql`${table.rating} BETWEEN 1 AND 5`),
  ],
);

/** Uploaded pictures; the content is in the file store. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Random name in the file store, not the user's file name. */
    name: text().notNull().unique(),
    url: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('uploads_user').on(table.userId), check('uploads_bytes', sql`${table.bytes} > 0`)],
);
