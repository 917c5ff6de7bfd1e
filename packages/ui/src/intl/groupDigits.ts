/** Formats a whole number with separators between thousands, for numbers without a language: `1,286`. */
export function groupDigits(count: number): string {
  return count < 1000 && count > -1000 ? String(count) : String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
