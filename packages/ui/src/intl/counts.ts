/** Writes a whole number with its thousands apart: `1,286`. The same in both languages. */
export function groupDigits(count: number): string {
  return count < 1000 && count > -1000 ? String(count) : String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** English: a number with its noun. @example plural(1, 'review', 'reviews') // '1 review' */
export function plural(count: number, one: string, many: string): string {
  return `${groupDigits(count)} ${count === 1 ? one : many}`;
}

/** Chinese: `1,405`, and from ten thousand on `2.4 万`, cut, never rounded up. */
export function shortCountZh(count: number): string {
  return count < 10_000 ? groupDigits(count) : `${groupDigits(Math.floor(count / 1000) / 10)} 万`;
}

/** English: `1,405`, and from ten thousand on `24k`, cut, never rounded up. */
export function shortCountEn(count: number): string {
  return count < 10_000 ? groupDigits(count) : `${groupDigits(Math.floor(count / 1000))}k`;
}
