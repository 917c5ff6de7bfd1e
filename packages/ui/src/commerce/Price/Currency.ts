/** Format and name of a currency; create one with `currencyOf`. Plain data that a server can serialize. */
export interface Currency {
  symbol: string;
  /** Number of decimal digits of its minor unit. */
  digits: number;
  /** Plural name for screen readers. */
  name: string;
}

/** Format of the shop's own currency; its name is one of the messages of `Price`. */
export const yuan = { symbol: '¥', digits: 2 } satisfies Partial<Currency>;
