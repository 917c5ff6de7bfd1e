const KILO = 1024;

/**
 * Formats a file size as phones do, with one decimal. Rounds up, so that a size above a limit looks
 * like it.
 *
 * @param bytes a whole number
 * @example formatFileSize(5 * 1024 * 1024) // '5 MB'
 */
export function formatFileSize(bytes: number): string {
  const isLarge = bytes >= KILO * KILO;
  const amount = bytes / (isLarge ? KILO * KILO : KILO);
  return `${Math.ceil(amount * 10) / 10}\u00a0${isLarge ? 'MB' : 'KB'}`;
}
