/** Shows the source of a story as it is written: rendering the elements of a whole page as code takes a second. */
export const sourceAsWritten = { docs: { source: { type: 'code' } } } as const;
