/** How amounts of a currency are written and what they are called; `currencyOf` makes one. Plain data, for servers to pass on. */
export interface Currency {
  symbol: string;
  /** How many digits its smallest unit has. */
  digits: number;
  /** What several of it are called, as it is read out. */
  name: string;
}

/** How amounts of the shop's own currency are written; its name is one of the words of `Price`. */
export const yuan = { symbol: '¥', digits: 2 } satisfies Partial<Currency>;
