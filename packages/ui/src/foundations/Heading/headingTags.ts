/** Elements by rank. Looked up, because a name put together anew is compared letter by letter with all that React knows. */
export const headingTags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;
