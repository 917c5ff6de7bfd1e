import * as v from 'valibot';
import { MAX_MINOR, type Minor } from '../money/minor.ts';
import { MAX_QUANTITY } from '../rules/purchaseLimit.ts';
import { optionalTextRule, textRule } from '../validation/freeText.ts';
import { idPattern } from '../validation/idPattern.ts';
import { textLength } from '../validation/textLength.ts';
import { field } from './field.ts';

/**
 * An id that the server created, compared exactly: 1 to 128 ASCII letters, digits and `-._~:@=+`, but not only dots, so that
 * it is one segment of a path. The reference API creates UUIDs; `1001`, `blue-mug` and `gid:1` are ids too. Encode ids in
 * URLs with `encodeURIComponent`.
 */
export const id = v.pipe(v.string(), v.regex(idPattern, 'ID'));

/** A key that a client creates, such as that of a checkout; upper-case digits are equivalent (RFC 9562, 4). */
export const uuid = v.pipe(v.string(), v.uuid('UUID'), v.toLowerCase());

/** An instant, ISO 8601 in UTC: `2026-11-02T08:30:00.000Z`. */
export const instant = v.pipe(v.string(), v.isoTimestamp('INSTANT'), v.check(isInstant, 'INSTANT'));

/** A day without a time: `1996-05-20`. */
export const day = v.pipe(v.string(), v.isoDate('DAY'), v.check(isCalendarDay, 'DAY'));

/** ISO 4217 code of a currency, in capitals: `EUR`. */
export const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'CURRENCY'));

/** An amount of money, minor units of the shop's currency, never negative. */
export const amount = v.pipe(
  v.number(),
  v.integer('INTEGER'),
  v.minValue(0, 'MIN_VALUE'),
  v.maxValue(MAX_MINOR, 'MAX_VALUE'),
  v.brand('Minor'),
) as v.GenericSchema<number, Minor>;

/** A number of units. */
export const quantity = v.pipe(
  v.number(),
  v.integer('INTEGER'),
  v.minValue(1, 'MIN_VALUE'),
  v.maxValue(MAX_QUANTITY, 'MAX_VALUE'),
);

/** A count; may be zero. */
export const count = v.pipe(
  v.number(),
  v.integer('INTEGER'),
  v.minValue(0, 'MIN_VALUE'),
  v.maxValue(1_000_000_000, 'MAX_VALUE'),
);

/** Stars of a rating, 1 to 5. */
export const stars = v.pipe(v.number(), v.integer('INTEGER'), v.minValue(1, 'MIN_VALUE'), v.maxValue(5, 'MAX_VALUE'));

/** Average rating, 0 without ratings. */
export const averageStars = v.pipe(v.number(), v.minValue(0, 'MIN_VALUE'), v.maxValue(5, 'MAX_VALUE'));

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the very ones to refuse
const INVALID_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Surrogate}]/u;

/**
 * Text that shoppers don't type, of `min` to `max` code points: from a server, or created by a program. Refuses lone
 * surrogates, and control characters except tab and line breaks. PostgreSQL cannot store U+0000 and lone surrogates.
 * For text that shoppers type, see `field`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function text(max: number, min = 0) {
  return v.pipe(
    v.string(),
    v.metadata({ ...(min > 0 && { minLength: min }), maxLength: max }),
    v.check((value) => textLength(value) >= min, min === 1 ? 'REQUIRED' : 'MIN_LENGTH'),
    v.check((value) => textLength(value) <= max, 'MAX_LENGTH'),
    v.check(isValidText, 'CHARACTERS'),
  );
}

/** Text with several lines that a shopper types, required, of up to `max` code points. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(max: number) {
  return field(textRule(max));
}

/** Text with several lines that a shopper types, optional, of up to `max` code points. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalText(max: number) {
  return field(optionalTextRule(max));
}

function isValidText(value: string): boolean {
  return !INVALID_CHARACTERS.test(value);
}

/** A list of at most `max` entries. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<const S extends v.GenericSchema>(entry: S, max = 100, min = 0) {
  return v.pipe(v.array(entry), v.minLength(min, 'MIN_LENGTH'), v.maxLength(max, 'MAX_LENGTH'));
}

/** An integer in a query string. */
/* @__NO_SIDE_EFFECTS__ */
export function queryInteger(min: number, max: number) {
  return v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^-?\d{1,15}$/, 'INTEGER')), v.number()]),
    v.transform(Number),
    v.number(),
    v.integer('INTEGER'),
    v.minValue(min, 'MIN_VALUE'),
    v.maxValue(max, 'MAX_VALUE'),
  );
}

/** An amount of money in a query string, minor units. */
export const queryAmount = queryInteger(0, MAX_MINOR);

/** A boolean in a query string: `true`, `false`, `1`, `0`. */
export const queryBoolean = v.pipe(
  v.union([v.picklist(['true', 'false', '1', '0'], 'BOOLEAN'), v.boolean()]),
  v.transform((value) => value === true || value === 'true' || value === '1'),
  v.boolean(),
);

/** Data of a call without a result. */
export const nothing = v.null();

/** The parameter of most paths. */
export const idParams = v.strictObject({ id });

/** ISO 8601 allows a year 0 and offsets without minutes, which databases and `Date` cannot read. */
function isInstant(value: string): boolean {
  return value.endsWith('Z') && !value.startsWith('0000') && !Number.isNaN(Date.parse(value));
}

/** Returns whether a day exists: not 30 February, not in a year 0. */
function isCalendarDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !value.startsWith('0000') && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
