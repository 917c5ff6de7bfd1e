/**
 * Tag names by heading level. Constants, because React compares a concatenated name with its known
 * tags letter by letter.
 */
export const headingTags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;
