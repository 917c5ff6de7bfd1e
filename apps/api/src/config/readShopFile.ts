import { readFileSync } from 'node:fs';
import { DEFAULT_SHOP, type Shop, shop } from '@mallard/domain/contract';
import * as v from 'valibot';
import { StartupError } from './startupError.ts';

const { standard } = shop.entries.shippingMethods.entries;
const shippingTerms = v.pipe(
  v.strictObject(standard.entries),
  v.forward(
    v.check(({ days: [from, to] }) => from <= to, 'DAYS'),
    ['days'],
  ),
);

/** Only known fields, so that a misspelled one is reported instead of ignored. */
const shopFile = v.pipe(
  v.strictObject({
    ...v.partial(shop).entries,
    shippingMethods: v.optional(v.strictObject({ standard: shippingTerms, express: shippingTerms })),
  }),
  v.forward(
    v.check(({ timeZone }) => timeZone === undefined || isTimeZone(timeZone), 'TIME_ZONE'),
    ['timeZone'],
  ),
);

/** Explanations of the contract's codes. Other codes are explained by the type of the field. */
const reasons: Record<string, string> = {
  CURRENCY: 'must be an ISO 4217 code in capitals, such as "EUR"',
  TIME_ZONE: 'must be an IANA time zone, such as "Europe/Berlin"',
  INTEGER: 'must be a whole number, an amount in minor units',
  MIN_VALUE: 'must not be negative',
  DAYS: 'must have the minimum first, such as [2, 5]',
};

/**
 * Reads the settings of the shop from a JSON file. Fields that it doesn't have keep their defaults.
 *
 * @param file path of the file; `null` for a shop with default settings
 * @throws {StartupError} if the file can't be read, or with every invalid field, the reason and what to do
 */
export function readShopFile(file: string | null): Shop {
  if (file === null) return DEFAULT_SHOP;
  const content = parseFile(file);
  // Valibot also accepts arrays as objects.
  const read = v.safeParse(shopFile, Array.isArray(content) ? null : content);
  if (!read.success) throw new StartupError(read.issues.map((issue) => describe(issue, file)).join('\n'));
  return v.parse(shop, { ...DEFAULT_SHOP, ...read.output });
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The file ${file}, named by SHOP_FILE, cannot be read: ${reason}. Correct it, or unset SHOP_FILE.`,
    );
  }
}

function describe(issue: v.BaseIssue<unknown>, file: string): string {
  const path = v.getDotPath(issue);
  if (path === null) return `The file ${file}, named by SHOP_FILE, must contain a JSON object.`;
  const field = `The field "${path}" of the file ${file}, named by SHOP_FILE,`;
  if (issue.expected === 'never')
    return path.includes('.')
      ? `${field} is unknown. Remove it.`
      : `${field} is unknown. Remove it. Known fields: ${Object.keys(shop.entries).join(', ')}.`;
  const expected = issue.expected === null ? 'is invalid' : `must be ${issue.expected}`;
  return `${field} ${reasons[issue.message] ?? expected}. Correct it, or remove it to use the default.`;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
