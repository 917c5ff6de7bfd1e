/** Converts milliseconds since 1970 to ISO 8601. */
export function toInstant(timestamp: number): string {
  return new Date(timestamp).toISOString();
}
