import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** Accounts. A phone sign-in makes one without a password. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    nickname: text().notNull(),
    /** Argon2id in PHC form over the peppered hash of the client; `null` where only codes sign in. */
    passwordHash: text(),
    clientScheme: text().notNull().default('v1'),
    pepperId: text(),
    /** The phone that signs in and resets the password by code. Only a code that was sent to it puts it here. */
    phone: text().unique(),
    email: text(),
    gender: text(),
    birthday: date({ mode: 'string' }),
    bio: text().notNull().default(''),
    avatar: text(),
    role: text().notNull().default('member'),
    isDeleted: boolean().notNull().default(false),
    isLocked: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('users_username_lower').on(sql`lower(${table.username})`),
    check('users_gender', sql`${table.gender} IN ('male', 'female')`),
  ],
);

/** One sign-in on one device: a line of refresh tokens, of which only the newest counts. */
export const sessionFamilies = pgTable(
  'session_families',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The number of the refresh token that is valid now. */
    counter: integer().notNull().default(0),
    isRemembered: boolean().notNull(),
    createdAt: moment().notNull(),
    rotatedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [index('session_families_user').on(table.userId)],
);

/** The newest code sent to each phone. */
export const verificationCodes = pgTable('verification_codes', {
  phone: text().primaryKey(),
  codeHash: text().notNull(),
  attempts: integer().notNull().default(0),
  sentAt: moment().notNull(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
});
