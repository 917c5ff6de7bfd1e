import { isolateText } from './isolateText.ts';

/**
 * The messages of a namespace in one language, in i18next's JSON format, version 4: nested keys, `{{variable}}`,
 * `{{variable, number}}` for a number with its separators, and plural forms as `key_one` and `key_other`. `key_zero` is for zero in
 * every language.
 */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Values of a message's variables, by name. `count` also selects the plural form. */
export type MessageValues = Readonly<Record<string, unknown>>;

/**
 * Returns a message with its variables filled in.
 *
 * @param path keys separated by dots, such as `coupons.usable`
 * @param values are inserted as text: variables, markup and references in them have no effect. They are isolated from the text
 *        direction of the message. A variable without a value stays as it is.
 * @returns `undefined` when there is no message at the path
 * @example formatMessage({ left_one: '{{count}} item', left_other: '{{count}} items' }, 'en-US', 'left', { count: 2 }) // '2 items'
 */
export function formatMessage(
  messages: Messages | undefined,
  locale: string,
  path: string,
  values: MessageValues = {},
): string | undefined {
  const message = findMessage(messages, locale, path, values);
  return message?.replace(/\{\{(\w+)(, number)?\}\}/g, (variable, name: string, isNumber?: string) => {
    if (!Object.hasOwn(values, name)) return variable;
    const value = values[name] ?? '';
    return isolateText(isNumber && typeof value === 'number' ? numberFormat(locale).format(value) : String(value));
  });
}

function findMessage(messages: Messages | undefined, locale: string, path: string, { count }: MessageValues) {
  for (const suffix of typeof count === 'number' ? pluralSuffixes(locale, count) : ['']) {
    const message = messageAt(messages, path + suffix);
    if (typeof message === 'string') return message;
  }
  return undefined;
}

function pluralSuffixes(locale: string, count: number): string[] {
  const suffixes = [`_${pluralRules(locale).select(count)}`, '_other', ''];
  return count === 0 ? ['_zero', ...suffixes] : suffixes;
}

/**
 * Returns the message or the group of messages at a path.
 *
 * @example messageAt({ coupons: { title: 'Coupons' } }, 'coupons.title') // 'Coupons'
 */
export function messageAt(messages: Messages | undefined, path: string): string | Messages | undefined {
  let entry: string | Messages | undefined = messages;
  for (const key of path.split('.')) {
    // Keys can be codes from a server: `constructor` is not a message.
    if (typeof entry !== 'object' || !Object.hasOwn(entry, key)) return undefined;
    entry = entry[key];
  }
  return entry;
}

/** Cached: creating a formatter takes longer than formatting a message. */
function cachedByLocale<Formatter>(create: (locale: string) => Formatter): (locale: string) => Formatter {
  const cache = new Map<string, Formatter>();
  return (locale) => {
    const formatter = cache.get(locale) ?? create(locale);
    cache.set(locale, formatter);
    return formatter;
  };
}

const pluralRules = /* @__PURE__ */ cachedByLocale((locale) => new Intl.PluralRules(locale));
const numberFormat = /* @__PURE__ */ cachedByLocale((locale) => new Intl.NumberFormat(locale));
