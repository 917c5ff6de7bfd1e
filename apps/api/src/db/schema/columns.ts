import type { Minor } from '@mallard/domain/money';
import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The primary key of every table that people can name: a random UUID. */
export const id = () => uuid().primaryKey().defaultRandom();

/** An amount of money in minor units, exact up to 2^53. */
export const money = () => bigint({ mode: 'number' }).$type<Minor>();

/** A moment, to the millisecond, in UTC. It has no default: every writer passes the call's clock. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
