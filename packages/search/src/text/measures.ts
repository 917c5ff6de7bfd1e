/** Units, with their names in both languages. Chinese names must not be the beginning of another word (米 of 米白). */
const UNITS = [
  ['ml', '毫升', 'millilit(?:er|re)s?'],
  ['l', '公升|升(?!级|降)', 'lit(?:er|re)s?'],
  ['mm', '毫米', 'millimet(?:er|re)s?'],
  ['cm', '厘米|公分', 'centimet(?:er|re)s?'],
  ['m', '公尺|米(?!白|色|黄|其|饭|粉)', 'met(?:er|re)s?'],
  ['kg', '公斤|千克', 'kilograms?|kilos?'],
  ['g', '克(?!拉)', 'grams?'],
  ['w', '瓦特?', 'watts?'],
  ['in', '英寸|英吋|吋|寸', 'inch(?:es)?'],
] as const;

const NAMED_UNIT = new RegExp(
  `(?<=(?<![\\p{L}\\d])\\d[\\d.,]*)(\\s?|-)(?:${UNITS.map(([, chinese, english]) => `(${chinese}|(?:${english})(?![a-z]))`).join('|')})`,
  'gu',
);

/**
 * Replaces the names of units after a number with their symbols, so that both languages have the same words.
 *
 * @param text normalized
 * @example withUnitSymbols('500毫升保温杯') // '500ml保温杯'
 */
export function withUnitSymbols(text: string): string {
  if (!/\d/.test(text)) return text;
  return text.replace(NAMED_UNIT, (_, space: string, ...names: unknown[]) => {
    const index = names.slice(0, UNITS.length).findIndex((name) => name !== undefined);
    return `${space}${UNITS[index]?.[0] ?? ''}`;
  });
}

/** Larger units in smaller ones. */
const SMALLER: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  l: ['ml', 1000],
  kg: ['g', 1000],
  m: ['mm', 1000],
  cm: ['mm', 10],
};

/**
 * Returns the key of a number with its unit: equal quantities have the same. Other words have none.
 *
 * @example measureKey('0.5l') // '500ml', as of '500ml'
 */
export function measureKey(word: string): string | undefined {
  const [, figure, unit = ''] = /^(\d+(?:\.\d+)?)(ml|l|mm|cm|m|kg|g|w|in)$/.exec(word) ?? [];
  if (figure === undefined) return undefined;
  const [smaller, factor] = SMALLER[unit] ?? [unit, 1];
  return `${Number((Number(figure) * factor).toFixed(3))}${smaller}`;
}
