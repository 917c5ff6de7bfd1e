import { DEFAULT_SHOP, paymentMethods, type Shop, shop } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { isLocale, locales } from '@mallard/domain/messages';
import { shippingMethods } from '@mallard/domain/rules';
import { PASSWORD_MIN_LENGTH } from '@mallard/domain/validation';
import * as v from 'valibot';

const { minLength, maxLength } = shop.entries.password.wrapped.entries;

/**
 * The schema of a shop file: all fields of a shop are optional. How passwords are hashed is not one of them, because the API
 * stores hashes of hashes; `PASSWORD_SALT` sets the salt.
 */
export const shopFile = v.object({
  ...v.partial(shop).entries,
  password: v.optional(v.object({ minLength, maxLength })),
});
export type ShopFile = v.InferOutput<typeof shopFile>;

const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
/** Line breaks and other control characters, and characters that change the direction of the text after them. */
const CONTROL_CHARACTER = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** Codes of ISO 4217 for no currency and for tests. */
const NO_CURRENCY = ['XXX', 'XTS'];
const areas = [...new Set(endpoints.map(({ area }) => area))];

type Rule = [field: string, isValid: (file: ShopFile) => boolean, requirement: string];

/** What else a shop file must follow, by field: whether it does, and what it must do. */
const rules: readonly Rule[] = [
  ...(['name', 'tagline', 'description', 'company', 'returnAddress'] as const).map((field): Rule => {
    const isByLanguage = (text = {}) => Object.keys(text).every((tag) => LANGUAGE_TAG.test(tag));
    return [field, (file) => isByLanguage(file[field]), 'must have language tags as its fields, such as "en-US"'];
  }),
  ...(['name', 'tagline', 'description', 'company'] as const).map((field): Rule => {
    const isOneLine = (text: Record<string, string> = {}) =>
      !Object.values(text).some((line) => CONTROL_CHARACTER.test(line));
    return [field, (file) => isOneLine(file[field]), 'must be one line without control characters'];
  }),
  [
    'currency',
    ({ currency = DEFAULT_SHOP.currency }) =>
      Intl.supportedValuesOf('currency').includes(currency) && !NO_CURRENCY.includes(currency),
    'must be the code of a currency, such as "EUR"',
  ],
  [
    'countries',
    ({ countries = [...DEFAULT_SHOP.countries] }) => countries.every(isCountry),
    'must be a list of codes of countries, such as ["DE", "AT"]',
  ],
  ['timeZone', ({ timeZone = 'UTC' }) => isTimeZone(timeZone), 'must be an IANA time zone, such as "Europe/Berlin"'],
  [
    'locales',
    ({ locales: tags = [...locales] }) => tags.length > 0 && tags.every(isLocale),
    `must be a list of languages that Mallard has: ${locales.join(', ')}`,
  ],
  [
    'logo',
    ({ logo }) => !logo || /^(?:https?:\/\/|\/(?!\/))/.test(logo),
    'must be a URL that begins with "https://" or "/"',
  ],
  [
    'paymentMethods',
    ({ paymentMethods: codes = paymentMethods }) => codes.length > 0 && codes.every(isPaymentMethod),
    `must be a list of payment methods: ${paymentMethods.join(', ')}`,
  ],
  [
    'shippingMethods',
    ({ shippingMethods: terms = DEFAULT_SHOP.shippingMethods }) => shippingMethods.some((method) => terms[method]),
    `must have at least one method: ${shippingMethods.join(', ')}`,
  ],
  ...shippingMethods.map((method): Rule => {
    const isInOrder = ({ days: [from, to] = [0, 0] }: { days?: [number, number] } = {}) => from <= to;
    const path = `shippingMethods.${method}.days`;
    return [path, (file) => isInOrder(file.shippingMethods?.[method]), 'must have the minimum first, such as [2, 5]'];
  }),
  [
    'password',
    ({ password = DEFAULT_SHOP.password }) => password.minLength <= password.maxLength,
    'must not have a minimum length above its maximum length',
  ],
  [
    'password.minLength',
    ({ password = DEFAULT_SHOP.password }) => password.minLength >= PASSWORD_MIN_LENGTH,
    `must be at least ${PASSWORD_MIN_LENGTH}`,
  ],
  [
    'notOffered',
    ({ notOffered = DEFAULT_SHOP.notOffered }) =>
      notOffered.areas.every((area) => areas.includes(area)) &&
      notOffered.endpoints.every((name) => endpoints.some((endpoint) => endpoint.name === name)),
    `must name areas (${areas.join(', ')}) and endpoints of the contract`,
  ],
];

/** Returns the rules that a shop file breaks, with the field of each. */
export function brokenRules(file: ShopFile): { field: string; requirement: string }[] {
  return rules.filter(([, isValid]) => !isValid(file)).map(([field, , requirement]) => ({ field, requirement }));
}

/**
 * Returns the shop that a file describes.
 *
 * Missing fields have the values of the sample shop. But a shop with its own name or its own products has
 * none of the sample's texts and promises. With its own name, it is in the languages of that name.
 *
 * @param options.salt salt of the hashes that browsers send instead of passwords
 * @param options.hasSampleShop whether the shop has the sample products
 */
export function completeShop(file: ShopFile, { salt, hasSampleShop }: { salt: string; hasSampleShop: boolean }): Shop {
  const base = file.name || !hasSampleShop ? ownShop(file.name) : DEFAULT_SHOP;
  const password = { ...base.password, ...file.password, hashing: { salt } };
  return v.parse(shop, { ...base, ...file, password });
}

function ownShop(name: Shop['name'] | undefined): Shop {
  return {
    ...DEFAULT_SHOP,
    locales: Object.keys(name ?? {}).filter(isLocale),
    tagline: {},
    description: {},
    services: [],
    support: { hours: {}, email: null, phone: null },
    returnAddress: {},
    articles: {},
  };
}

/** Returns the paths of fields that a schema doesn't have, such as misspelled ones. Valibot ignores them. */
export function unknownFields(schema: unknown, value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, entries, wrapped } = schema as { type: string; entries?: Record<string, unknown>; wrapped?: unknown };
  if (wrapped !== undefined) return unknownFields(wrapped, value, path);
  if (type !== 'object' || entries === undefined) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    Object.hasOwn(entries, name) ? unknownFields(entries[name], child, [...path, name]) : [[...path, name]],
  );
}

function isPaymentMethod(code: string): boolean {
  return paymentMethods.some((method) => method === code);
}

/** Whether `Intl` knows the name of a country. It names `ZZ` "Unknown Region". */
function isCountry(code: string): boolean {
  return code !== 'ZZ' && new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
