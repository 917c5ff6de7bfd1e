import { isolateText } from './isolateText.ts';

/**
 * The messages of a namespace in one language, in i18next's JSON format, version 4: nested keys, `{{variable}}`, and plural forms
 * as `key_one` and `key_other`.
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
  return message?.replace(/\{\{(\w+)\}\}/g, (variable, name: string) =>
    Object.hasOwn(values, name) ? isolateText(String(values[name] ?? '')) : variable,
  );
}

function findMessage(messages: Messages | undefined, locale: string, path: string, { count }: MessageValues) {
  const suffixes = typeof count === 'number' ? [`_${pluralRules(locale).select(count)}`, '_other', ''] : [''];
  return suffixes.map((suffix) => messageAt(messages, path + suffix)).find((message) => typeof message === 'string');
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

const rules = new Map<string, Intl.PluralRules>();

/** Cached: creating plural rules takes longer than formatting a message. */
function pluralRules(locale: string): Intl.PluralRules {
  const cached = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, cached);
  return cached;
}
