import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** User accounts. Login by phone creates an account without a password. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    nickname: text().notNull(),
    /** Argon2id PHC string of the client's hash with the pepper; `null` if the account has no password. */
    passwordHash: text(),
    clientScheme: text().notNull().default('v1'),
    pepperId: text(),
    /** Verified phone for login and password reset by code. */
    phone: text().unique(),
    email: text(),
    gender: text(),
    birthday: date({ mode: 'string' }),
    bio: text().notNull().default(''),
    avatar: text(),
    role: text().notNull().default('member'),
    isDeleted: boolean().notNull().default(false),
    isLocked: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('users_username_lower').on(sql`lower(${table.username})`),
    check('users_gender', sql`${table.gender} IN ('male', 'female')`),
  ],
);

/** Sessions: one login on one device. A family of refresh tokens, of which only the newest is valid. */
export const sessionFamilies = pgTable(
  'session_families',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Number of the valid refresh token. */
    counter: integer().notNull().default(0),
    isRemembered: boolean().notNull(),
    createdAt: instant().notNull(),
    rotatedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [index('session_families_user').on(table.userId)],
);

/** Latest verification code of each phone. */
export const verificationCodes = pgTable('verification_codes', {
  phone: text().primaryKey(),
  codeHash: text().notNull(),
  attempts: integer().notNull().default(0),
  sentAt: instant().notNull(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
});
