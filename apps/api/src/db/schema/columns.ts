import type { Minor } from '@mallard/domain/money';
import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Primary key of tables whose ids are public: a random UUID. */
export const id = () => uuid().primaryKey().defaultRandom();

/** Amount of money in minor units, exact up to 2^53. */
export const money = () => bigint({ mode: 'number' }).$type<Minor>();

/** Timestamp in UTC with milliseconds. It has no default, so that writers pass the time of the request. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
